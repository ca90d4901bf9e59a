import { get, useFormContext } from 'react-hook-form';
import type { SummaryError } from '../error-summary/error-summary';
import { listErrors } from './field-errors';

/** The id of a field's control. A control of several elements, such as a picture picker, has only a name. */
function controlId(name: string, error: unknown): string {
  const ref: unknown = get(error, 'ref');
  const control = ref instanceof HTMLElement ? ref : document.getElementsByName(name)[0];
  return control?.id || name;
}

/** The errors of the surrounding `Form`, in the order of the fields, with the id of each one's control. */
export function useFormErrors(): readonly SummaryError[] {
  const { formState } = useFormContext();
  return listErrors(formState.errors).map(({ name, message }) => {
    return { name, message, id: controlId(name, get(formState.errors, name)) };
  });
}
