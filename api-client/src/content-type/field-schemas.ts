import * as z from 'zod';
import type { Field } from './field';
import {
  count,
  fileAddress,
  pictureAddress,
  flag,
  html,
  idList,
  line,
  lines,
  mailAddress,
  optionalDate,
  optionalFileAddress,
  optionalPictureAddress,
  optionalLine,
  optionalLink,
  optionalText,
  optionalWebAddress,
  text,
} from '../validation/text';

/** The schemas of a custom field: in an entity, and in a body. */
export interface CustomSchemas {
  readonly read: z.ZodType;
  readonly written?: z.ZodType;
}
export type Custom = Readonly<Record<string, CustomSchemas>>;

/** The schema of a value, before an entity or a body makes it nullable or optional. */
type ValueSchema<F extends Field> = F extends { kind: 'flag' }
  ? z.ZodBoolean
  : F extends { kind: 'integer' }
    ? z.ZodInt
    : F extends { kind: 'select' }
      ? z.ZodEnum<{ [Option in F['options'][number]]: Option }>
      : F extends { kind: 'lines' | 'ids' }
        ? z.ZodArray<z.ZodString>
        : z.ZodString;

type IsNullable<F extends Field> = F extends { nullable: true } | { kind: 'integer'; default: null } ? true : false;

/** The schema of a field of an entity. */
export type ReadSchema<F extends Field> = IsNullable<F> extends true ? z.ZodNullable<ValueSchema<F>> : ValueSchema<F>;

/** The schema of a field of a body. */
export type WrittenSchema<F extends Field> = F extends { required: true | 'present' }
  ? ReadSchema<F>
  : z.ZodOptional<ReadSchema<F>>;

const inWords = (options: readonly string[]): string => `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;

function oneOf({ label, options, message }: Extract<Field, { kind: 'select' }>) {
  return z.enum(options, { error: message ?? `${label} must be ${inWords(options)}` });
}

function integer({ label, range }: Extract<Field, { kind: 'integer' }>) {
  if (!range) return count(label);
  const [least, most] = range;
  return z
    .int({ error: `${label} must be a whole number from ${least} to ${most}` })
    .min(least, `${label} must be at least ${least}`)
    .max(most, `${label} must be at most ${most}`);
}

/** The schema of a field of an entity. */
export function readSchema(field: Field, custom?: CustomSchemas): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'integer':
      return field.default === null ? z.int().nullable() : z.int();
    case 'select':
      return oneOf(field);
    case 'lines':
    case 'ids':
      return z.array(z.string());
    case 'date':
      return field.nullable ? z.string().nullable() : z.string();
    case 'custom':
      if (!custom) throw new Error(`${field.label} has no schema`);
      return custom.read;
    default:
      return z.string();
  }
}

function valueSchema(field: Field, custom?: CustomSchemas): z.ZodType {
  const filled = field.required === true;
  switch (field.kind) {
    case 'line':
      return (filled ? line : optionalLine)(field.label, field.max);
    case 'text':
      return (filled ? text : optionalText)(field.label, field.max);
    case 'richText':
      return html(field.label);
    case 'file':
      return field.accept === 'image'
        ? (filled ? pictureAddress : optionalPictureAddress)(field.label)
        : (filled ? fileAddress : optionalFileAddress)(field.label);
    case 'webAddress':
      return optionalWebAddress(field.label);
    case 'mailAddress':
      return mailAddress(field.label);
    case 'link':
      return optionalLink(field.label);
    case 'date':
      return field.nullable ? optionalDate(field.label).nullable() : optionalDate(field.label);
    case 'time':
      return optionalLine(field.label, 40);
    case 'flag':
      return flag(field.label);
    case 'integer':
      return field.default === null ? integer(field).nullable() : integer(field);
    case 'select':
      return oneOf(field);
    case 'lines':
      return lines(field.label, field.most, field.max);
    case 'ids':
      return idList(field.label, field.most);
    case 'reference':
      return line(field.label, 100);
    case 'custom':
      if (!custom?.written) throw new Error(`${field.label} has no schema to be written by`);
      return custom.written;
  }
}

/** The schema of a field of a body. Its messages name the field. */
export function writtenSchema(field: Field, custom?: CustomSchemas): z.ZodType {
  const value = valueSchema(field, custom);
  return field.required ? value : value.optional();
}
