import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Search, X } from 'lucide-react';
import { classNames } from '../class-names';
import { Field } from './field';
import type { FieldLook } from './field';
import classes from './field.module.css';

export interface SearchInputProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'ref'>,
    Omit<FieldLook, 'error' | 'optional'> {
  /** The name of the button that empties the field. */
  clearLabel?: string;
  value: string;
  /** Called with the text on every change; debounce it with `useDebouncedValue`. */
  onValueChange: (value: string) => void;
}

/** A search field that can be cleared; its label is for screen readers unless `hideLabel` is false. */
export function SearchInput({
  label,
  hideLabel = true,
  hint,
  size,
  id,
  className,
  clearLabel = 'Clear search',
  value,
  onValueChange,
  ...rest
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Input from before hydration.
    const typed = input.current?.value ?? '';
    if (typed !== value) onValueChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the first value can have come without scripts
  }, []);
  const look = { label, hideLabel, hint, size, id, className };
  return (
    <Field {...look}>
      {(control) => (
        <span className={classes.box}>
          <Search className={classNames(classes.sign, classes.signStart)} aria-hidden="true" />
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
            {...control}
            ref={input}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={classNames(classes.control, classes.search)}
          />
          {value !== '' && (
            <button
              type="button"
              className={classes.inside}
              aria-label={clearLabel}
              onClick={() => {
                onValueChange('');
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
