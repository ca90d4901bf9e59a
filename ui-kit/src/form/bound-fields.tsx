import { get, useFormContext } from 'react-hook-form';
import type { RegisterOptions } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextInput } from 'ui-kit';
import type { CheckboxProps, SelectProps, TextAreaProps, TextInputProps } from 'ui-kit';
import { PasswordInput } from './password-input';

/** A field of a `Form`: its name among the values, and the rules of react-hook-form. */
type Bound<Props> = Omit<Props, 'name' | 'error' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue'> & {
  /** The path of its value, such as `customFields.0.label`. */
  name: string;
  rules?: RegisterOptions;
};

function useBound(name: string, rules: RegisterOptions | undefined) {
  const { register, formState } = useFormContext();
  const found: unknown = get(formState.errors, name);
  const message =
    typeof found === 'object' && found !== null && 'message' in found && typeof found.message === 'string'
      ? found.message || 'This field is not right'
      : undefined;
  const required = Boolean(rules?.required);
  return { ...register(name, rules), error: message, 'aria-required': required || undefined };
}

export function TextField({ name, rules, ...rest }: Bound<TextInputProps>) {
  return <TextInput {...rest} {...useBound(name, rules)} />;
}

export function PasswordField({ name, rules, ...rest }: Bound<Omit<TextInputProps, 'type'>>) {
  return <PasswordInput {...rest} {...useBound(name, rules)} />;
}

export function TextAreaField({ name, rules, ...rest }: Bound<TextAreaProps>) {
  return <TextArea {...rest} {...useBound(name, rules)} />;
}

export function SelectField({ name, rules, ...rest }: Bound<SelectProps>) {
  return <Select {...rest} {...useBound(name, rules)} />;
}

export function CheckboxField({ name, rules, ...rest }: Bound<CheckboxProps>) {
  return <Checkbox {...rest} {...useBound(name, rules)} />;
}
