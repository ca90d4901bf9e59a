import { LINE_MAX, numberText, TEXT_MAX } from 'api-client';
import type { Field, FieldOf } from 'api-client/content-types';
import type { ReactNode } from 'react';
import type { RegisterOptions } from 'ui-kit/form';

/** A possible target of a reference. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface FieldInputProps<F = Field> {
  readonly name: string;
  readonly field: F;
  readonly label: string;
  /** The message for an empty field; undefined if it may be empty now. */
  readonly required?: string;
  /** Visitors do not need it either. */
  readonly optional: boolean;
  readonly hint?: ReactNode;
  /** The possible targets of a reference; all items of its content type by default. */
  readonly choices?: readonly Choice[];
}

function lengthOf(field: Field): number | undefined {
  if (field.kind === 'line') return field.max ?? LINE_MAX;
  return field.kind === 'text' ? (field.max ?? TEXT_MAX) : undefined;
}

/** The properties of a text input. The validation runs before a request; the API checks the same and more. */
export function textInput({ name, field, label, required, optional, hint }: FieldInputProps) {
  const max = lengthOf(field);
  const rules: RegisterOptions = {
    ...(required && { required }),
    validate: (value: unknown) => {
      if (typeof value !== 'string') return true;
      const { length } = value.trim();
      if (required && length === 0) return required;
      if (max === undefined || length <= max) return true;
      return `${label} must have at most ${numberText(max)} characters`;
    },
  };
  return { name, label, hint, rules, optional };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

export function optionLabel({ optionLabels = {} }: FieldOf<'select'>, option: string): string {
  return optionLabels[option] ?? capital(option);
}
