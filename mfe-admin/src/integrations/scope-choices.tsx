import type { TokenResource, TokenScope } from 'api-client/token-scopes';
import { useId, type ReactNode } from 'react';
import { FieldError, Select } from 'ui-kit';
import { FormGroup, useController } from 'ui-kit/form';
import classes from './integrations.module.css';
import { RESOURCES } from './scope-words';

const LEVELS = [
  { value: '', label: 'No access' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and change' },
];

const levelIn = (scopes: readonly TokenScope[], resource: TokenResource): string =>
  scopes.find((scope) => scope.startsWith(`${resource}:`))?.slice(resource.length + 1) ?? '';

/** The resources that a token may read or change; at least one is required. */
export function ScopeChoices(): ReactNode {
  const errorId = useId();
  const { field, fieldState } = useController<Record<string, readonly TokenScope[]>>({
    name: 'scopes',
    rules: { validate: (value) => (value && value.length > 0) || 'Choose what it may read or change' },
  });
  const error = fieldState.error?.message;
  const scopes = field.value ?? [];
  const choose = (resource: TokenResource, level: string): void => {
    const others = scopes.filter((scope) => !scope.startsWith(`${resource}:`));
    field.onChange(level === 'read' || level === 'write' ? [...others, `${resource}:${level}`] : others);
  };
  return (
    <FormGroup legend="Access" aria-describedby={error ? errorId : undefined}>
      <div className={classes.choices}>
        {RESOURCES.map(({ value, label }, at) => (
          <Select
            key={value}
            label={label}
            options={LEVELS}
            ref={at === 0 ? field.ref : undefined}
            value={levelIn(scopes, value)}
            onBlur={field.onBlur}
            onChange={({ target }) => choose(value, target.value)}
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </FormGroup>
  );
}
