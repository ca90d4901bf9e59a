import * as z from 'zod';
import type { Field, FieldKind, FieldOf } from './field';
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
  optionalHtml,
  optionalLink,
  optionalMailAddress,
  optionalText,
  optionalUploadedFile,
  optionalWebAddress,
  text,
  uploadedFile,
} from '../validation/text';

/** The schemas of a custom field: in an entity, and in a body. */
export interface CustomSchemas {
  readonly read: z.ZodType;
  readonly written?: z.ZodType;
  /** In the body of a draft, if its parts may be incomplete. */
  readonly draft?: z.ZodType;
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

export type ReadSchema<F extends Field> = IsNullable<F> extends true ? z.ZodNullable<ValueSchema<F>> : ValueSchema<F>;

export type WrittenSchema<F extends Field> = F extends { required: true | 'present' }
  ? ReadSchema<F>
  : z.ZodOptional<ReadSchema<F>>;

const inWords = (options: readonly string[]): string => `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;

function oneOf({ label, options, message }: FieldOf<'select'>) {
  const isMissing = `${label} is required`;
  const isOther = `${label} must be ${inWords(options)}`;
  return z.enum(options, { error: ({ input }) => message ?? (input === undefined ? isMissing : isOther) });
}

function integer({ label, range }: FieldOf<'integer'>) {
  if (!range) return count(label);
  const [least, most] = range;
  return z
    .int({ error: `${label} must be a whole number from ${least} to ${most}` })
    .min(least, `${label} must be at least ${least}`)
    .max(most, `${label} must be at most ${most}`);
}

interface KindSchemas<F> {
  /** Of a value in an entity; text by default. */
  readonly read?: (field: F, custom?: CustomSchemas) => z.ZodType;
  /** Of a value in a body. Its messages name the field. */
  readonly written: (field: F, custom?: CustomSchemas) => z.ZodType;
}

const KINDS: { readonly [Kind in FieldKind]: KindSchemas<FieldOf<Kind>> } = {
  line: { written: ({ label, max, required }) => (required === true ? line : optionalLine)(label, max) },
  text: { written: ({ label, max, required }) => (required === true ? text : optionalText)(label, max) },
  richText: { written: ({ label, required }) => (required === true ? html : optionalHtml)(label) },
  picture: { written: ({ label, required }) => (required === true ? pictureAddress : optionalPictureAddress)(label) },
  pdf: { written: ({ label, required }) => (required === true ? fileAddress : optionalFileAddress)(label) },
  attachment: {
    written: ({ label, required }) => (required === true ? uploadedFile : optionalUploadedFile)(label),
  },
  webAddress: { written: ({ label }) => optionalWebAddress(label) },
  mailAddress: { written: ({ label, required }) => (required === true ? mailAddress : optionalMailAddress)(label) },
  link: { written: ({ label }) => optionalLink(label) },
  date: {
    read: ({ nullable }) => (nullable ? z.string().nullable() : z.string()),
    written: ({ label, nullable }) => (nullable ? optionalDate(label).nullable() : optionalDate(label)),
  },
  time: { written: ({ label }) => optionalLine(label, 40) },
  flag: { read: () => z.boolean(), written: ({ label }) => flag(label) },
  integer: {
    read: (field) => (field.default === null ? z.int().nullable() : z.int()),
    written: (field) => (field.default === null ? integer(field).nullable() : integer(field)),
  },
  select: { read: oneOf, written: oneOf },
  lines: { read: () => z.array(z.string()), written: ({ label, most, max }) => lines(label, most, max) },
  ids: { read: () => z.array(z.string()), written: ({ label, most }) => idList(label, most) },
  reference: { written: ({ label }) => line(label, 100) },
  custom: {
    read: ({ label }, custom) => {
      if (!custom) throw new Error(`${label} has no schema`);
      return custom.read;
    },
    written: ({ label }, custom) => {
      if (!custom?.written) throw new Error(`${label} has no schema to be written by`);
      return custom.written;
    },
  },
};

export function readSchema<Kind extends FieldKind>(field: FieldOf<Kind>, custom?: CustomSchemas): z.ZodType {
  return KINDS[field.kind].read?.(field, custom) ?? z.string();
}

/** The schema of a field of a body. Its messages name the field. */
export function writtenSchema<Kind extends FieldKind>(field: FieldOf<Kind>, custom?: CustomSchemas): z.ZodType {
  const value = KINDS[field.kind].written(field, custom);
  return field.required ? value : value.optional();
}

/** The same of a draft, in which the field may be empty or absent. */
export function draftSchema<Kind extends FieldKind>(field: FieldOf<Kind>, custom?: CustomSchemas): z.ZodType {
  const { required: _, ...rest } = field;
  const parts = custom?.draft ? { ...custom, written: custom.draft } : custom;
  return writtenSchema<Kind>(rest as unknown as FieldOf<Kind>, parts);
}
