import { useId, type ReactNode } from 'react';
import { Checkbox, FieldError } from 'ui-kit';
import { FormGroup, useController } from 'ui-kit/form';
import classes from './integrations.module.css';

interface ChoiceGroupProps {
  /** The path of its value in the form: a list of the ticked choices. */
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The message if no box is ticked. */
  readonly required: string;
}

/** A group of checkboxes, of which at least one must be ticked. */
export function ChoiceGroup({ name, legend, choices, required }: ChoiceGroupProps): ReactNode {
  const errorId = useId();
  const { field, fieldState } = useController<Record<string, readonly string[]>>({
    name,
    rules: { validate: (value) => (value && value.length > 0) || required },
  });
  const ticked = field.value ?? [];
  const error = fieldState.error?.message;
  return (
    <FormGroup legend={legend} aria-describedby={error ? errorId : undefined}>
      <div className={classes.choices}>
        {choices.map(({ value, label }, at) => (
          <Checkbox
            key={value}
            label={label}
            ref={at === 0 ? field.ref : undefined}
            checked={ticked.includes(value)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              // In the order of the choices, not in the order of ticking.
              field.onChange(
                choices
                  .map((one) => one.value)
                  .filter((one) => (one === value ? target.checked : ticked.includes(one))),
              )
            }
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </FormGroup>
  );
}
