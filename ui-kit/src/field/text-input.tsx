import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field } from './field';
import type { FieldLook } from './field';
import classes from './field.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'>, FieldLook {}

/** A one-line text field. */
export function TextInput({
  label,
  hideLabel,
  hint,
  error,
  optional,
  size,
  id,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const look = { label, hideLabel, hint, error, optional, size, id, className };
  return (
    <Field {...look}>{(control) => <input {...rest} {...control} type={type} className={classes.control} />}</Field>
  );
}

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldLook {}

/** A text field of several lines that grows with its content. */
export function TextArea({ label, hideLabel, hint, error, optional, size, id, className, ...rest }: TextAreaProps) {
  const look = { label, hideLabel, hint, error, optional, size, id, className };
  return (
    <Field {...look}>
      {(control) => <textarea rows={4} {...rest} {...control} className={classNames(classes.control, classes.area)} />}
    </Field>
  );
}
