import type { ReactNode } from 'react';
import { numberText, TEXT_MAX } from 'api-client';
import type { Field, FieldKind, FieldOf } from 'api-client/content-types';
import { ShortDay } from 'shared-store';
import { Picture } from 'ui-kit';
import { CheckboxField, SelectField, TextAreaField, TextField } from 'ui-kit/form';
import { ChartInput } from '../charts/chart-input';
import { readableValue } from '../differences';
import { PictureField } from '../pictures/picture-field';
import { RichTextField } from '../rich-text/lazy-rich-text';
import { AttachmentField } from './attachment-field';
import { optionLabel, textInput, type FieldInputProps } from './field-input';
import { PdfField } from './pdf-field';
import { IdsInput, ReferenceInput } from './reference-inputs';
import classes from './fields.module.css';

/** How a column of a table shows and sorts values. */
interface Cell<F> {
  readonly show: (value: unknown, field: F) => ReactNode;
  /** Missing if the column cannot be sorted. */
  readonly sort?: (value: unknown, field: F) => string | number | undefined;
  readonly narrow?: true;
  readonly align?: 'end';
}

/** A kind of field in the administration. */
interface KindInAdmin<F> {
  readonly Input: (props: FieldInputProps<F>) => ReactNode;
  readonly cell: Cell<F>;
  /** The form's value of a stored one. */
  readonly toForm: (stored: unknown, field: F) => unknown;
  /** The API's value of a form's; undefined leaves it to the server, such as an empty date or time of a new item. */
  readonly toBody: (value: unknown, field: F) => unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const trimmed = (value: unknown): string => textOf(value).trim();
const numberOf = (value: unknown): string => (typeof value === 'number' ? String(value) : '');
/** A day in short; other text, which an import may have brought, is unchanged. */
const shownDay = (day: string): ReactNode => (Number.isNaN(Date.parse(day)) ? day : <ShortDay at={day} />);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const same = (value: unknown): unknown => value;

/** The entries of a list in a text: one per line, or distinct ones separated by commas. */
function partsOf(text: string, rows: number | undefined): string[] {
  const parts = text.split(rows ? '\n' : ',').map((part) => part.trim());
  const filled = parts.filter((part) => part !== '');
  return rows ? filled : [...new Set(filled)];
}

const plain: Cell<unknown> = { show: textOf };
const sorted: Cell<unknown> = { show: textOf, sort: textOf };
const length: Cell<unknown> = { show: (value) => listOf(value).length, narrow: true, align: 'end' };

const THUMBNAIL = {
  alt: '',
  width: 80,
  height: 40,
  sizes: '80px',
  fit: 'contain',
  className: classes.thumbnail,
} as const;

const address = (type?: 'url' | 'email'): KindInAdmin<Field> => ({
  Input: (props) => <TextField {...textInput(props)} type={type} />,
  cell: plain,
  toForm: textOf,
  toBody: trimmed,
});

/** A longer text gets an error instead of `maxLength`, which would cut pasted text. */
const MAX_NATIVE_LENGTH = 10_000;

const KINDS: { readonly [Kind in FieldKind]: KindInAdmin<FieldOf<Kind>> } = {
  line: {
    Input: (props) =>
      props.field.suggestions ? (
        <SelectField
          name={props.name}
          label={props.label}
          hint={props.hint}
          placeholder="Not specified"
          options={props.field.suggestions.map((value) => ({ value, label: value }))}
        />
      ) : (
        <TextField {...textInput(props)} dir="auto" />
      ),
    cell: sorted,
    toForm: textOf,
    toBody: trimmed,
  },
  text: {
    Input: (props) => {
      const { rows = 5, max = TEXT_MAX } = props.field;
      const maxLength = max <= MAX_NATIVE_LENGTH ? max : undefined;
      return <TextAreaField {...textInput(props)} rows={rows} maxLength={maxLength} dir="auto" />;
    },
    cell: plain,
    toForm: textOf,
    toBody: trimmed,
  },
  richText: {
    Input: ({ name, label, hint, required }) => (
      <RichTextField name={name} label={label} hint={hint} rules={required ? { required } : undefined} />
    ),
    cell: { show: readableValue },
    toForm: textOf,
    toBody: same,
  },
  picture: {
    Input: ({ field, choices: _, ...props }) => <PictureField {...props} altName={field.alt} />,
    cell: {
      show: (value) => Boolean(value) && <Picture src={textOf(value)} {...THUMBNAIL} />,
      narrow: true,
    },
    toForm: textOf,
    toBody: same,
  },
  pdf: {
    Input: ({ field: _, choices: _choices, ...props }) => <PdfField {...props} />,
    cell: { show: (value) => Boolean(value) && <a href={textOf(value)}>PDF</a>, narrow: true },
    toForm: textOf,
    toBody: same,
  },
  attachment: {
    // Only its sender chooses it.
    Input: AttachmentField,
    cell: { show: (value) => (value ? 'PDF' : ''), narrow: true },
    toForm: textOf,
    toBody: same,
  },
  webAddress: address('url'),
  mailAddress: address('email'),
  link: address(),
  date: {
    Input: (props) => <TextField {...textInput(props)} type="date" />,
    cell: { show: (value) => shownDay(textOf(value)), sort: textOf, narrow: true },
    toForm: (stored) => textOf(stored).slice(0, 10),
    toBody: (value, { nullable }) => textOf(value) || (nullable ? null : undefined),
  },
  time: {
    Input: (props) => <TextField {...textInput(props)} type="time" />,
    cell: sorted,
    toForm: textOf,
    toBody: (value) => textOf(value) || undefined,
  },
  flag: {
    Input: ({ name, label, hint }) => <CheckboxField name={name} label={label} hint={hint} />,
    cell: { show: (value) => (value === true ? 'Yes' : 'No'), narrow: true },
    toForm: same,
    toBody: same,
  },
  integer: {
    Input: (props) => <TextField {...textInput(props)} type="number" />,
    cell: {
      show: (value) => (typeof value === 'number' ? numberText(value) : ''),
      sort: (value) => (typeof value === 'number' ? value : undefined),
      narrow: true,
      align: 'end',
    },
    toForm: numberOf,
    toBody: (value, field) => (textOf(value) === '' ? (field.default === null ? null : undefined) : Number(value)),
  },
  select: {
    Input: ({ name, label, field, hint }) => (
      <SelectField
        name={name}
        label={label}
        hint={hint}
        options={field.options.map((value) => ({ value, label: optionLabel(field, value) }))}
      />
    ),
    cell: {
      show: (value, field) => optionLabel(field, textOf(value)),
      sort: (value, field) => optionLabel(field, textOf(value)),
    },
    toForm: same,
    toBody: same,
  },
  lines: {
    Input: (props) => {
      const { rows } = props.field;
      const { hint } = props;
      return rows ? (
        <TextAreaField {...textInput(props)} hint={hint ?? 'One per line.'} rows={rows} />
      ) : (
        <TextField {...textInput(props)} hint={hint ?? 'Separated by commas.'} />
      );
    },
    cell: { show: (value) => listOf(value).join(', ') },
    toForm: (stored, { rows }) => listOf(stored).join(rows ? '\n' : ', '),
    toBody: (value, { rows }) => partsOf(textOf(value), rows),
  },
  ids: { Input: IdsInput, cell: length, toForm: listOf, toBody: same },
  reference: { Input: ReferenceInput, cell: plain, toForm: textOf, toBody: same },
  custom: {
    // Its schemas are outside the definition: the types of `ContentEditor` require an input.
    Input: (props) => {
      if (props.field.parts && 'data' in props.field.parts) return <ChartInput {...props} />;
      throw new Error(`The form has no input for ${props.label}`);
    },
    cell: length,
    toForm: same,
    toBody: same,
  },
};

export function FieldInput<Kind extends FieldKind>(props: FieldInputProps<FieldOf<Kind>>): ReactNode {
  const { Input } = KINDS[props.field.kind];
  return <Input {...props} />;
}

/** How a column shows and sorts the values of a field. */
export function cellOf<Kind extends FieldKind>(field: FieldOf<Kind>) {
  const { show, sort, ...look } = KINDS[field.kind].cell;
  return {
    show: (value: unknown): ReactNode => show(value, field),
    ...(sort && { sort: (value: unknown) => sort(value, field) }),
    ...look,
  };
}

/** Converts a stored value to a form value. */
export function formValue<Kind extends FieldKind>(field: FieldOf<Kind>, stored: unknown): unknown {
  return KINDS[field.kind].toForm(stored, field);
}

/** Converts a form value for the API; undefined leaves it to the server. */
export function sentValue<Kind extends FieldKind>(field: FieldOf<Kind>, value: unknown): unknown {
  return KINDS[field.kind].toBody(value, field);
}
