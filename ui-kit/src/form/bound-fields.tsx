import { useRef } from 'react';
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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input in the server's HTML from before hydration: text, ticks and choices; undefined without any. */
function typedEarly(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value === (first?.value ?? '') ? undefined : control.value;
  }
  if (control.type === 'checkbox' && control instanceof HTMLInputElement)
    return control.checked === control.defaultChecked ? undefined : control.checked;
  return control.value === control.defaultValue ? undefined : control.value;
}

function useBound(name: string, rules: RegisterOptions | undefined) {
  const { register, formState, setValue } = useFormContext();
  const { ref: registerControl, ...registered } = register(name, rules);
  const known = useRef(false);
  const ref = (control: Control | null): void => {
    // Registering writes the form's value into the control, which would overwrite earlier input.
    const early = control && !known.current ? typedEarly(control) : undefined;
    registerControl(control);
    known.current ||= control !== null;
    if (early !== undefined) setValue(name, early, { shouldDirty: true });
  };
  const found: unknown = get(formState.errors, name);
  const message =
    typeof found === 'object' && found !== null && 'message' in found && typeof found.message === 'string'
      ? found.message || 'This field is not valid'
      : undefined;
  const required = Boolean(rules?.required);
  return { ...registered, ref, error: message, 'aria-required': required || undefined };
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
