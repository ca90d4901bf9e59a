import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import classes from './field.module.css';

/** What every field of the kit takes beside the attributes of its control. */
export interface FieldLook {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says what is meant. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value and how to mend it. */
  error?: ReactNode;
  /** Marks a field that may stay empty. */
  optional?: boolean;
  /** `small` for toolbars and tables. */
  size?: 'medium' | 'small';
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldLook {
  /** The control's id, if it must be a certain one. */
  id?: string;
  className?: string;
  /** Renders the control with the attributes given to it. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around any control, tied to it for assistive technology. */
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

/** The line below a control that says what is wrong; nothing without a text. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={classes.error} id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
