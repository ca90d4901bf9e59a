import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { FieldError } from './field';
import classes from './field.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

export interface CheckboxProps extends TickProps {
  /** Mixed: only some of the items that it represents are selected. */
  indeterminate?: boolean;
}

/** A checkbox with its text beside it. */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <Tick
      {...rest}
      type="checkbox"
      ref={(element) => {
        input.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
    />
  );
}

/** One of several options; those with the same `name` exclude each other. */
export function Radio(props: TickProps) {
  return <Tick {...props} type="radio" />;
}

function Tick({
  label,
  hideLabel,
  hint,
  error,
  id,
  className,
  ref,
  ...rest
}: TickProps & { type: 'checkbox' | 'radio'; ref?: Ref<HTMLInputElement> }) {
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
        ref={ref}
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
