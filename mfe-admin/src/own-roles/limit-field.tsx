import { useId, type ReactNode } from 'react';
import { Checkbox, FieldError } from 'ui-kit';
import { FormGroup, useController } from 'ui-kit/form';
import type { RoleValues } from './role-values';

type Limit = 'jobs' | 'topics' | 'languages';

interface LimitFieldProps {
  readonly name: Limit;
  readonly legend: string;
  /** The hint while there is no limit, and the label of the box that sets one. */
  readonly all: string;
  readonly some: string;
  /** The message if nothing is chosen. */
  readonly required: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** Whether a right is limited, and to what. */
export function LimitField({ name, legend, all, some, required, choices }: LimitFieldProps): ReactNode {
  const errorId = useId();
  const { field, fieldState } = useController<RoleValues, Limit>({
    name,
    rules: { validate: (value) => value === null || value.length > 0 || required },
  });
  const chosen = field.value;
  const error = fieldState.error?.message;
  return (
    <FormGroup legend={legend} aria-describedby={error ? errorId : undefined}>
      <Checkbox
        label={some}
        hint={chosen === null ? all : undefined}
        checked={chosen !== null}
        onChange={({ target }) => field.onChange(target.checked ? [] : null)}
      />
      {chosen &&
        choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      <FieldError id={errorId}>{error}</FieldError>
    </FormGroup>
  );
}
