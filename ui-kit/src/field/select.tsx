import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names';
import { Field } from './field';
import type { FieldLook } from './field';
import classes from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'>, FieldLook {
  options: readonly SelectOption[];
  /** A first option without a value. */
  placeholder?: string;
  /** The language of the placeholder, if it is not that of the label. */
  placeholderLang?: string | undefined;
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
  placeholderLang,
  ...rest
}: SelectProps) {
  const look = { label, hideLabel, hint, error, optional, size, id, className };
  return (
    <Field {...look}>
      {(control) => (
        <span className={classes.box}>
          <select {...rest} {...control} className={classNames(classes.control, classes.select)}>
            {placeholder !== undefined && (
              <option value="" lang={placeholderLang}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={classes.sign} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
