import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import classes from './field.module.css';

/** The properties of every field of the kit besides the attributes of its control. */
export interface FieldLook {
  label: ReactNode;
  /** Shows the label to screen readers only, if the context makes the purpose clear. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** The error in the value and its remedy. */
  error?: ReactNode;
  /** Marks a field that may be empty. */
  optional?: boolean;
  /** `small` for toolbars and tables. */
  size?: 'medium' | 'small';
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook {
  /** The control's id, if it must have a certain one. */
  id?: string;
  className?: string;
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around any control, connected with it for assistive technology. */
export function Field({ id, label, hideLabel, hint, error, optional, size, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const text = (
    <label className={classes.label} htmlFor={controlId}>
      {label}
      {optional && <span className={classes.optional}> (optional)</span>}
    </label>
  );

  return (
    <div className={classNames(classes.field, size === 'small' && classes.small, className)}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({
        id: controlId,
        'aria-describedby': classNames(hintId, errorId),
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={classes.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error below a control; renders nothing without a text. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={classes.error} id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
