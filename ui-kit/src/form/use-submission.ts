import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { notify } from 'ui-kit';
import { showFieldErrors } from './field-errors';

interface Failure {
  message: string;
  /** What it has against single fields. */
  errors: readonly { path: string; message: string }[];
}

/**
 * The life of a form's submission: busy while it runs and cleared in every case. A failure becomes a toast with its
 * message, and a remark at each field that it names; what was typed stays.
 *
 * @param failureOf reads what a call failed with
 * @param field where a failure stands that names no field itself; nowhere when left out
 * @returns whether it runs, and a function that runs a call and answers whether it went well
 */
export function useSubmission<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  failureOf: (error: unknown) => Failure,
  field?: Path<Values>,
) {
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const { message, errors } = failureOf(error);
      notify.error(message);
      showFieldErrors(form, errors);
      if (field && errors.length === 0) form.setError(field, { type: 'server', message });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
