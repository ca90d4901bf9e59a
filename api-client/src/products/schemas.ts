import * as z from 'zod';
import { chartsOf } from '../charts/item-charts';
import { inLanguageFields, schemasOf } from '../content-type/schemas-of';
import { PRODUCT_PICTURES } from '../limits';
import { localeQuery } from '../validation/list-query';
import {
  count,
  fileAddress,
  line,
  lines,
  optionalDate,
  optionalLine,
  optionalText,
  optionalWebAddress,
  partId,
  pictureAddress,
} from '../validation/text';
import { productDefinition } from './definition';

export const fieldTypeSchema = z.enum(['text', 'textarea', 'file', 'select', 'number', 'date', 'url'], {
  error: 'Field type must be text, textarea, file, select, number, date or url',
});
export type FieldType = z.output<typeof fieldTypeSchema>;

/** The id of a custom field, a picture or a document, for editors: one without an id gets one. */
const part = { _id: partId.optional() };

/** A custom field (specification, section 3). Values are text; a file field holds the file's name. */
export const customFieldSchema = z.object({
  ...part,
  fieldName: z.string(),
  fieldType: fieldTypeSchema,
  fieldValue: z.string(),
  /** The address of a file field's file; absent if only its name is known. */
  fileUrl: z.string().optional(),
  options: z.array(z.string()).optional(),
  /** The translated name and value, in an answer in another language than English. */
  shownName: z.string().optional(),
  shownValue: z.string().optional(),
  ...inLanguageFields,
});
export type CustomField = z.output<typeof customFieldSchema>;

export const customFieldBodySchema = z
  .object({
    ...part,
    fieldName: line('Field name'),
    fieldType: fieldTypeSchema,
    fieldValue: optionalText('Field value', 10_000),
    fileUrl: fileAddress('Address of the file').optional(),
    options: lines('Options', 100, 200).optional(),
  })
  .superRefine(({ fieldType, fieldName, fieldValue }, context) => {
    if (fieldType !== 'url') return;
    const read = optionalWebAddress(fieldName).safeParse(fieldValue);
    for (const { message } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['fieldValue'], message });
  });

export const productDocumentSchema = z.object({
  ...part,
  /** Technical data sheet, safety data sheet, or another document. */
  kind: z.enum(['tds', 'sds', 'other'], { error: 'Kind must be tds, sds or other' }),
  title: z.string(),
  language: z.string(),
  revision: z.string(),
  date: z.string(),
  /** In bytes. */
  size: z.int(),
  url: z.string(),
  ...inLanguageFields,
});
export type ProductDocument = z.output<typeof productDocumentSchema>;

export const productDocumentBodySchema = z.object({
  ...part,
  kind: productDocumentSchema.shape.kind,
  title: line('Document title'),
  language: optionalLine('Language', 35).default(''),
  revision: optionalLine('Revision', 40).default(''),
  date: optionalDate('Document date').default(''),
  size: count('Document size').default(0),
  url: fileAddress('Document address'),
});

/** A further picture of a product, with its text alternative. */
export const productPictureSchema = z.object({ ...part, url: z.string(), alt: z.string(), ...inLanguageFields });
export type ProductPicture = z.output<typeof productPictureSchema>;

export const productPictureBodySchema = z.object({
  ...part,
  url: pictureAddress('Picture'),
  alt: line('Description of the picture', 300),
});

const derived = schemasOf(productDefinition, {
  customFields: {
    read: z.array(customFieldSchema),
    written: z
      .array(customFieldBodySchema, { error: 'Custom fields must be a list' })
      .max(100, 'Custom fields may have at most 100 entries'),
  },
  pictures: {
    read: z.array(productPictureSchema),
    written: z
      .array(productPictureBodySchema, { error: 'Pictures must be a list' })
      .max(PRODUCT_PICTURES, `Pictures may have at most ${PRODUCT_PICTURES} entries`),
  },
  documents: {
    read: z.array(productDocumentSchema),
    written: z
      .array(productDocumentBodySchema, { error: 'Documents must be a list' })
      .max(20, 'Documents may have at most 20 entries'),
  },
  charts: chartsOf('A product'),
});

/** The list's query passes unknown parameters through so that the server can read `field.<name>`. */
export const productSchemas = { ...derived, listQuery: derived.listQuery.loose() };
export type Product = z.output<typeof productSchemas.entity>;
export type ProductBody = z.input<typeof productSchemas.body>;
export type ProductUpdate = z.input<typeof productSchemas.update>;

const categoriesQuerySchema = z.object({
  /** Product ids separated by commas; the answer has the same order. */
  ids: z.string().max(100_000).optional(),
  ...localeQuery,
});

export const categoryCalls = {
  fetchCategories: { query: categoriesQuerySchema, answer: z.array(derived.entity) },
};
