import { fieldErrorsOf } from 'api-client';
import { useState } from 'react';
import { messageOf } from 'shared-store';
import { notify } from 'ui-kit';
import { showFieldErrors, type FieldValues, type UseFormReturn } from 'ui-kit/form';

/**
 * The life of a form's submission: busy while it runs and cleared in every case. A failure becomes a toast with the
 * server's message, and a remark at each field that it names (specification, sections 4 and 8); what was typed stays.
 *
 * @returns whether it runs, and a function that runs a call and answers whether it went well
 */
export function useSend<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(messageOf(error));
      showFieldErrors(form, fieldErrorsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
