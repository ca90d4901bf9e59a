import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useDates, selectUserInfo, useAppSelector } from 'shared-store';
import { Button, Cluster, Notice } from 'ui-kit';
import type { FieldValues, UseFormReturn } from 'ui-kit/form';
import { changedValues, forgetInput, keepInput, keptInputKey, readInput } from './kept-input';

/** The debounce time before input is stored, in milliseconds. */
const DEBOUNCE = 500;

interface KeptInputNoticeProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The version of the edited item; undefined for a new one. */
  readonly version: number | undefined;
}

/**
 * Stores a form's unsaved input and offers it when the page is loaded again after a crash or a reload. Leaving the
 * editor deletes it, since the input was saved or the administrator agreed to lose it.
 */
export function KeptInputNotice<Values extends FieldValues>({
  form,
  version,
}: KeptInputNoticeProps<Values>): ReactNode {
  const dates = useDates();
  const { pathname, search } = useLocation();
  const email = useAppSelector((state) => selectUserInfo(state)?.email ?? '');
  const key = keptInputKey(email, pathname + search);
  const [kept, setKept] = useState(() => readInput(key));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const base = form.formState.defaultValues ?? {};
          keepInput(key, { at: new Date().toISOString(), version, changed: changedValues(base, form.getValues()) });
        }, DEBOUNCE);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, key, version]);
  useEffect(() => () => forgetInput(key), [key]);

  if (!kept) return null;
  const restore = (): void => {
    // They were values of this same form.
    form.reset({ ...form.getValues(), ...(kept.changed as Partial<Values>) }, { keepDefaultValues: true });
    setKept(undefined);
  };
  const discard = (): void => {
    forgetInput(key);
    setKept(undefined);
  };
  return (
    <Notice tone="warning" role="status">
      <Cluster gap={1}>
        <span>
          {`What you typed on ${dates.moment(kept.at)} was not saved.`}
          {kept.version !== version && ' The item has been saved since.'}
        </span>
        <Button variant="secondary" size="small" onClick={restore}>
          Bring it back
        </Button>
        <Button variant="ghost" size="small" onClick={discard}>
          Discard
        </Button>
      </Cluster>
    </Notice>
  );
}
