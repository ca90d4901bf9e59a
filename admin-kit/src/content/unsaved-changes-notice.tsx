import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDates, selectUserInfo, useAppSelector } from 'shared-store';
import { Button, Cluster, Notice } from 'ui-kit';
import type { FieldValues, UseFormReturn } from 'ui-kit/form';
import { changedValues, deleteChanges, storeChanges, unsavedChangesKey, readChanges } from './unsaved-changes';

/** The debounce time before input is stored, in milliseconds. */
const DEBOUNCE = 500;

interface UnsavedChangesNoticeProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The version of the edited item; undefined for a new one. */
  readonly version: number | undefined;
}

/**
 * Stores a form's unsaved input and offers it when the page is loaded again after a crash or a reload. Leaving the
 * editor deletes it, since the input was saved or the administrator agreed to lose it.
 */
export function UnsavedChangesNotice<Values extends FieldValues>({
  form,
  version,
}: UnsavedChangesNoticeProps<Values>): ReactNode {
  const dates = useDates();
  const { pathname, search } = useLocation();
  const email = useAppSelector((state) => selectUserInfo(state)?.email ?? '');
  const key = unsavedChangesKey(email, pathname + search);
  const [changes, setChanges] = useState(() => readChanges(key));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const base = form.formState.defaultValues ?? {};
          storeChanges(key, { at: new Date().toISOString(), version, changed: changedValues(base, form.getValues()) });
        }, DEBOUNCE);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, key, version]);
  useEffect(() => () => deleteChanges(key), [key]);

  if (!changes) return null;
  const restore = (): void => {
    // They were values of this same form.
    form.reset({ ...form.getValues(), ...(changes.changed as Partial<Values>) }, { keepDefaultValues: true });
    setChanges(undefined);
  };
  const discard = (): void => {
    deleteChanges(key);
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
