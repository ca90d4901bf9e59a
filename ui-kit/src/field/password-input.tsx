import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { classNames } from '../class-names';
import { Field } from './field';
import type { TextInputProps } from './text-input';
import classes from './field.module.css';

/** A password field whose text can be shown on demand. Pasting is left alone. */
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
  return (
    <Field {...look}>
      {(control) => (
        <span className={classes.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(classes.control, classes.search, classes.password)}
          />
          <button
            type="button"
            className={classes.inside}
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </span>
      )}
    </Field>
  );
}
