import type { Collection } from 'api-client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDates, selectUserInfo, useAppSelector } from 'shared-store';
import { Button, Cluster, Notice } from 'ui-kit';
import type { FieldValues, UseFormReturn } from 'ui-kit/form';
import { changedValues, deleteChanges, storeChanges, unsavedChangesKey, readChanges } from './unsaved-changes';
import { useServerCopy } from './use-server-copy';

/** The debounce time before input is stored in this tab, in milliseconds. */
const DEBOUNCE = 500;
/** The same before it is stored on the server. */
const SERVER_DEBOUNCE = 2_000;

const changesOf = <Values extends FieldValues>(form: UseFormReturn<Values>): Record<string, unknown> =>
  changedValues(form.formState.defaultValues ?? {}, form.getValues());

interface UnsavedChangesNoticeProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly collection: Collection;
  /** Undefined for a new item. */
  readonly id: string | undefined;
  /** The version of the edited item; undefined for a new one. */
  readonly version: number | undefined;
}

/**
 * Stores a form's unsaved input in this tab and on the server, for this administrator alone, and offers it when the
 * editor is opened again: after it was left or crashed, in another tab or on another device. Leaving the editor stores the
 * latest input on the server; the tab forgets it, because other people may use the browser.
 */
export function UnsavedChangesNotice<Values extends FieldValues>({
  form,
  collection,
  id = 'new',
  version: itemVersion,
}: UnsavedChangesNoticeProps<Values>): ReactNode {
  const version = itemVersion ?? null;
  const dates = useDates();
  const { pathname, search } = useLocation();
  const userEmail = useAppSelector((state) => selectUserInfo(state)?.email ?? '');
  // The input belongs to who typed it, also while the session has ended.
  const [email] = useState(userEmail);
  const key = unsavedChangesKey(email, pathname + search);
  const [changes, setChanges] = useState(() => readChanges(key));
  const server = useServerCopy(collection, id);
  const [opened] = useState(server);

  useEffect(() => {
    // The input of this tab is at least as new.
    if (changes) return;
    void server.read().then((copy) => copy && setChanges(copy));
    // The copy is read when the editor opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [server]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let serverTimer: ReturnType<typeof setTimeout> | undefined;
    const storeOnServer = (): void => {
      clearTimeout(serverTimer);
      serverTimer = undefined;
      server.store({ version, changed: changesOf(form) });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer);
        clearTimeout(serverTimer);
        // Saved or undone: a page that is closed at once must not offer it later.
        if (!isDirty && Object.keys(changesOf(form)).length === 0) {
          deleteChanges(key);
          storeOnServer();
          return;
        }
        timer = setTimeout(
          () => storeChanges(key, { at: new Date().toISOString(), version, changed: changesOf(form) }),
          DEBOUNCE,
        );
        serverTimer = setTimeout(storeOnServer, SERVER_DEBOUNCE);
      },
    });
    // A hidden tab may be closed without a further event.
    const flush = (): void => {
      if (document.visibilityState === 'hidden' && serverTimer !== undefined) storeOnServer();
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearTimeout(timer);
      clearTimeout(serverTimer);
      document.removeEventListener('visibilitychange', flush);
      unsubscribe();
    };
  }, [form, key, version, server]);
  useEffect(() => () => deleteChanges(key), [key]);
  const current = useRef(server);
  useLayoutEffect(() => {
    current.current = server;
  }, [server]);
  useEffect(
    () => () => {
      // A new item that was saved has its own copy from then on.
      const isSaved = current.current !== server;
      server.store({ version, changed: isSaved ? {} : changesOf(form) });
    },
    [form, version, server],
  );

  // A new item was saved: what is offered belongs to another new one, and would replace its texts.
  if (!changes || server !== opened) return null;
  const restore = (): void => {
    // They were values of this same form.
    form.reset({ ...form.getValues(), ...(changes.changed as Partial<Values>) }, { keepDefaultValues: true });
    server.store({ version, changed: changesOf(form) });
    setChanges(undefined);
  };
  const discard = (): void => {
    deleteChanges(key);
    server.discard();
    setChanges(undefined);
  };
  return (
    <Notice tone="warning" role="status">
      <Cluster gap={1}>
        <span>
          {`Your changes of ${dates.moment(changes.at)} were not saved.`}
          {changes.version !== version && ' The item has been saved since.'}
        </span>
        <Button variant="secondary" size="small" onClick={restore}>
          Restore changes
        </Button>
        <Button variant="ghost" size="small" onClick={discard}>
          Discard
        </Button>
      </Cluster>
    </Notice>
  );
}
