import type { ReactNode } from 'react';
import { LINE_MAX, TEXT_MAX, numberText } from 'api-client';
import type { Field } from 'api-client/content-types';
import { PictureField } from '../pictures/picture-field';
import { CheckboxField, SelectField, TextAreaField, TextField, type RegisterOptions } from 'ui-kit/form';

/** The properties of a field's input. */
export interface FieldInputProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly label: string;
  /** The message for an empty field; undefined if it may be empty. */
  readonly required?: string;
}
/** A possible target of a reference. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Custom inputs, by the name of a field or by its kind. */
export type FieldInputs = Readonly<Record<string, (props: FieldInputProps) => ReactNode>>;

/** A longer text gets an error instead of `maxLength`, which would cut pasted text. */
const LONGEST_CUT = 10_000;

function lengthOf(field: Field): number | undefined {
  if (field.kind === 'line') return field.max ?? LINE_MAX;
  return field.kind === 'text' ? (field.max ?? TEXT_MAX) : undefined;
}

/** The validation before a request; the API checks the same and more. */
export function rulesOf(field: Field, label: string, required?: string): RegisterOptions {
  const max = lengthOf(field);
  return {
    ...(required && { required }),
    validate: (value: unknown) => {
      if (typeof value !== 'string') return true;
      const { length } = value.trim();
      if (required && length === 0) return required;
      if (max === undefined || length <= max) return true;
      return `${label} must have at most ${numberText(max)} characters`;
    },
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

/** The label of an option. */
export function optionLabel({ optionLabels = {} }: Extract<Field, { kind: 'select' }>, option: string): string {
  return optionLabels[option] ?? capital(option);
}

const TYPES = { webAddress: 'url', mailAddress: 'email', date: 'date', time: 'time', integer: 'number' } as const;

interface ContentFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly inputs?: FieldInputs;
  readonly choices?: readonly Choice[];
}

/** The input of a field, by its definition. */
export function ContentField({ name, field, inputs, choices }: ContentFieldProps): ReactNode {
  const { label: message, formLabel: label = message, help: hint } = field;
  const required = field.required === true ? `${label} is required` : undefined;
  const Special = inputs?.[name] ?? inputs?.[field.kind];
  if (Special) return <Special name={name} field={field} label={label} required={required} />;

  const shared = { name, label, hint, rules: rulesOf(field, label, required), optional: !required };
  switch (field.kind) {
    case 'flag':
      return <CheckboxField name={name} label={label} hint={hint} />;
    case 'select': {
      const options = field.options.map((value) => ({ value, label: optionLabel(field, value) }));
      return <SelectField name={name} label={label} hint={hint} options={options} />;
    }
    case 'reference':
      if (!choices) break;
      return (
        <SelectField
          {...{ name, label, hint, options: choices }}
          placeholder={`Choose a ${label.toLowerCase()}`}
          rules={{ required }}
        />
      );
    case 'line':
      if (field.suggestions) {
        const options = field.suggestions.map((value) => ({ value, label: value }));
        return <SelectField name={name} label={label} hint={hint} placeholder="Not specified" options={options} />;
      }
      return <TextField {...shared} dir="auto" />;
    case 'text': {
      const max = field.max ?? TEXT_MAX;
      return (
        <TextAreaField {...shared} rows={field.rows ?? 5} maxLength={max <= LONGEST_CUT ? max : undefined} dir="auto" />
      );
    }
    case 'lines':
      return field.rows ? (
        <TextAreaField {...shared} hint={hint ?? 'One per line.'} rows={field.rows} />
      ) : (
        <TextField {...shared} hint={hint ?? 'Separated by commas.'} />
      );
    case 'webAddress':
    case 'mailAddress':
    case 'date':
    case 'time':
    case 'integer':
      return <TextField {...shared} type={TYPES[field.kind]} />;
    case 'link':
      return <TextField {...shared} />;
    case 'file':
      if (field.accept !== 'image') break;
      return <PictureField name={name} label={label} hint={hint} altName={field.alt} required={required} />;
    default:
      break;
  }
  throw new Error(`The form has no input for ${name}`);
}
