import { useForm as useHookForm } from 'react-hook-form';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';

/**
 * The state of a form in react-hook-form. `Form` sets the focus after a failed submit, to its summary of all errors.
 *
 * @param options as for react-hook-form's own `useForm`
 */
export function useForm<Values extends FieldValues = FieldValues>(
  options: UseFormProps<Values> = {},
): UseFormReturn<Values> {
  return useHookForm<Values>({ shouldFocusError: false, reValidateMode: 'onChange', ...options });
}
