import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names';
import { Field } from './field';
import type { FieldLook } from './field';
import classes from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'>, FieldLook {
  /** The options; `children` (option, optgroup) may be given instead. */
  options?: readonly SelectOption[];
  /** A first option without a value. */
  placeholder?: string;
}

/** The browser's own select element, styled. */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  optional,
  size,
  id,
  className,
  options,
  placeholder,
  children,
  ...rest
}: SelectProps) {
  const look = { label, hideLabel, hint, error, optional, size, id, className };
  return (
    <Field {...look}>
      {(control) => (
        <span className={classes.box}>
          <select {...rest} {...control} className={classNames(classes.control, classes.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown className={classes.sign} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
