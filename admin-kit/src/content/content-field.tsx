import type { ReactNode } from 'react';
import { isEmptyValue, type Field } from 'api-client/content-types';
import { useWatch } from 'ui-kit/form';
import { FieldInput } from '../fields/field-kinds';
import type { Choice, FieldInputProps } from '../fields/field-input';
import { useNeededToPublish } from '../fields/needed-to-publish';

/** Custom inputs, by the name of a field or by its kind. */
export type FieldInputs = Readonly<Record<string, (props: FieldInputProps) => ReactNode>>;

interface ContentFieldProps {
  readonly name: string;
  readonly field: Field;
  /** Visitors need it, and a draft may leave it empty. */
  readonly isNeeded: boolean;
  readonly inputs?: FieldInputs;
  readonly choices?: readonly Choice[];
}

const inputOf = ({ name, field, inputs }: Omit<ContentFieldProps, 'isNeeded'>) =>
  inputs?.[name] ?? inputs?.[field.kind] ?? FieldInput;

function partsOf({ name, field, choices }: Omit<ContentFieldProps, 'isNeeded'>) {
  const { label: message, formLabel: label = message, help } = field;
  const isRequired = field.required === true;
  return { name, field, label, choices, optional: !isRequired, hint: help, message: `${label} is required` };
}

function AlwaysRequired(props: Omit<ContentFieldProps, 'isNeeded'>): ReactNode {
  const { message, ...parts } = partsOf(props);
  const Input = inputOf(props);
  return <Input {...parts} required={parts.optional ? undefined : message} />;
}

function NeededToPublish(props: Omit<ContentFieldProps, 'isNeeded'>): ReactNode {
  const { message, ...parts } = partsOf(props);
  const needed = useNeededToPublish(message, isEmptyValue(useWatch({ name: props.name })), parts.hint);
  const Input = inputOf(props);
  return <Input {...parts} {...needed} />;
}

/** The input of a field, by its definition. */
export function ContentField({ isNeeded, ...props }: ContentFieldProps): ReactNode {
  return isNeeded ? <NeededToPublish {...props} /> : <AlwaysRequired {...props} />;
}
