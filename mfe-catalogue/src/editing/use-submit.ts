import { useState } from 'react';
import { fieldErrorsOf } from 'api-client';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import { showFieldErrors, type FieldValues, type UseFormReturn } from 'ui-kit/form';

/**
 * Runs a form's submit: busy meanwhile; a failure is a toast with the server's message and stands at its fields, and
 * the form keeps what was typed.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: (values: Values) => Promise<void>,
): [boolean, (values: Values) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const submit = async (values: Values) => {
    setBusy(true);
    try {
      await save(values);
    } catch (error) {
      showFieldErrors(form, fieldErrorsOf(error));
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return [busy, submit];
}
