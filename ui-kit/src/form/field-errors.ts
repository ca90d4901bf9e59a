import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface NamedError {
  name: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Every message in a form's errors, in the order of the fields.
 *
 * @param errors nested like the values
 * @returns the path of each field with its error
 */
export function listErrors(errors: FieldErrors, prefix = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, error]): NamedError[] => {
    if (!isRecord(error)) return [];
    const name = prefix ? `${prefix}.${key}` : key;
    const { message, type } = error;
    if (typeof message === 'string' && message !== '') return [{ name, message }];
    if (typeof type === 'string') return [{ name, message: 'This field is not valid' }];
    return key === 'ref' ? [] : listErrors(error as FieldErrors, name);
  });
}

/**
 * Shows the errors of the API's answer (`errors: [{path, message}]`) at their fields.
 *
 * @param form the form that was sent
 * @param errors the answer's list, if it has one
 * @returns the errors without a field in the form, to be shown elsewhere
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: readonly { path: string; message: string }[] = [],
): { path: string; message: string }[] {
  const names = new Set(Object.keys(form.getValues()));
  return errors.filter(({ path, message }) => {
    const root = path.split(/[.[]/)[0] ?? path;
    if (!names.has(root)) return true;
    form.setError(path as Path<Values>, { type: 'server', message });
    return false;
  });
}
