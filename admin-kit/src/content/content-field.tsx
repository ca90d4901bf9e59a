import type { ReactNode } from 'react';
import type { Field } from 'api-client/content-types';
import { FieldInput } from '../fields/field-kinds';
import type { Choice, FieldInputProps } from '../fields/field-input';

/** Custom inputs, by the name of a field or by its kind. */
export type FieldInputs = Readonly<Record<string, (props: FieldInputProps) => ReactNode>>;

interface ContentFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly inputs?: FieldInputs;
  readonly choices?: readonly Choice[];
}

/** The input of a field, by its definition. */
export function ContentField({ name, field, inputs, choices }: ContentFieldProps): ReactNode {
  const { label: message, formLabel: label = message } = field;
  const required = field.required === true ? `${label} is required` : undefined;
  const Input = inputs?.[name] ?? inputs?.[field.kind] ?? FieldInput;
  return <Input {...{ name, field, label, required, choices }} />;
}
