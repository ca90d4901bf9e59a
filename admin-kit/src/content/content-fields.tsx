import type { ReactNode } from 'react';
import { neededToPublish, seoFields, type AnyContentType, type Layout } from 'api-client/content-types';
import { FormColumns, TextField } from 'ui-kit/form';
import type { Choice } from '../fields/field-input';
import { CommentedField } from './comments/commented-field';
import { ContentField, type FieldInputs } from './content-field';
import { formFields } from './form-values';

/** A layout followed by all other fields of the form, except those of `SeoPanel`. */
export function withOthers(type: AnyContentType, layout: Layout, elsewhere: Layout = []): Layout {
  const placed = new Set([...layout, ...elsewhere].flat());
  return [...layout, ...formFields(type).flatMap(([name]) => (placed.has(name) || name in seoFields ? [] : [name]))];
}

type Choices = Readonly<Record<string, readonly Choice[]>>;

interface ContentFieldsProps {
  readonly type: AnyContentType;
  readonly layout: Layout;
  readonly inputs?: FieldInputs;
  /** The possible targets of references, by field name. */
  readonly choices?: Choices;
}

/** The fields of a content type. Must be inside a `Form` with the values of `toValues`. */
export function ContentFields({ type, layout, inputs, choices }: ContentFieldsProps): ReactNode {
  const needed = neededToPublish(type);
  const one = (name: string): ReactNode => {
    if (name === 'slug') {
      return (
        <CommentedField key={name} name={name} label="Address">
          <TextField
            name={name}
            label="Address"
            hint={`If empty, made from the ${type.title}. Lower-case letters, digits and hyphens.`}
            optional
          />
        </CommentedField>
      );
    }
    const field = type.fields[name];
    if (!field) throw new Error(`${type.collection} has no field ${name}`);
    const isNeeded = name in needed;
    return (
      <CommentedField key={name} name={name} label={field.formLabel ?? field.label}>
        <ContentField {...{ name, field, isNeeded, inputs }} choices={choices?.[name]} />
      </CommentedField>
    );
  };
  return layout.map((entry) =>
    typeof entry === 'string' ? one(entry) : <FormColumns key={entry.join(' ')}>{entry.map(one)}</FormColumns>,
  );
}
