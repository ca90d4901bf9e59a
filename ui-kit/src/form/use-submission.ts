import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { notify } from 'ui-kit';
import { withdrawError } from '../notify/withdraw';
import { showFieldErrors } from './field-errors';

interface Failure {
  message: string;
  /** The errors of single fields. */
  errors: readonly { path: string; message: string }[];
}

/**
 * The state of a form's submission: busy while it runs and reset in every case. A failure is shown as a toast with its
 * message, and as an error at each field that it names; the input stays. The toast is removed when the next attempt
 * succeeds.
 *
 * @param failureOf reads the error of a failed call
 * @param field shows a failure that names no field; without it, only the toast does
 * @returns whether a call runs, and a function that runs a call and answers whether it succeeded
 */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  failureOf: (error: unknown) => Failure,
  field?: Path<Values>,
) {
  const [busy, setBusy] = useState(false);
  const failed = useRef<string>(undefined);
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      if (failed.current !== undefined) withdrawError(failed.current);
      return true;
    } catch (error) {
      const { message, errors } = failureOf(error);
      notify.error(message);
      failed.current = message;
      showFieldErrors(form, errors);
      if (field && errors.length === 0) form.setError(field, { type: 'server', message });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
