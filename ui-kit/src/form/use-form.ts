import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';

/**
 * The state of a form, as react-hook-form keeps it. The focus after a failed submit is left to `Form`, which shows
 * a summary of all errors and puts it there.
 *
 * @param options as for react-hook-form's own `useForm`
 */
export function useForm<Values extends FieldValues = FieldValues>(
  options: UseFormProps<Values> = {},
): UseFormReturn<Values> {
  return useHookForm<Values>({ shouldFocusError: false, reValidateMode: 'onChange', ...options });
}
