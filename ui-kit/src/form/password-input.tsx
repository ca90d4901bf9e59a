import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field } from 'ui-kit';
import type { TextInputProps } from 'ui-kit';
import classes from './form.module.css';

/** A password field with a button to show its text. Pasting is allowed. */
export function PasswordInput({
  label,
  hideLabel,
  hint,
  error,
  optional,
  size,
  id,
  className,
  ...rest
}: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  const look = { label, hideLabel, hint, error, optional, size, id, className };
  const Sign = shown ? EyeOff : Eye;
  return (
    <Field {...look}>
      {(control) => (
        <span className={classes.passwordBox}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes.password}
          />
          <button
            type="button"
            className={classes.show}
            data-needs-scripts=""
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Sign aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
