import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { FieldError } from './field';
import classes from './field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Mixed: only some of the items that it represents are selected. */
  indeterminate?: boolean;
}

/** A checkbox with its text beside it. */
export function Checkbox({
  label,
  hideLabel,
  hint,
  error,
  id,
  className,
  indeterminate = false,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const text = (
    <label className={classes.checkLabel} htmlFor={controlId}>
      {label}
    </label>
  );

  return (
    <div className={classNames(classes.check, className)}>
      <input
        {...rest}
        type="checkbox"
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        id={controlId}
        className={classes.tick}
        aria-describedby={classNames(hintId, errorId)}
        aria-invalid={error ? true : undefined}
      />
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {hint && (
        <p className={classes.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
