import * as z from 'zod';
import { answer, changeAnswer, facetFields, messageAnswer } from './answer';
import { contentFields, idParams, sluggedBody, versionBody } from './entity';
import { contentListQuerySchema, filter, switchSchema } from './list-query';
import {
  count,
  fileAddress,
  line,
  lines,
  optionalDate,
  optionalFileAddress,
  optionalLine,
  optionalText,
  text,
} from './text';

export const fieldTypeSchema = z.enum(['text', 'textarea', 'file', 'select', 'number', 'date', 'url'], {
  error: 'Field type must be text, textarea, file, select, number, date or url',
});

/** A custom field (specification, section 3). Values are text; a file field holds the file's name. */
export const customFieldSchema = z.object({
  fieldName: z.string(),
  fieldType: fieldTypeSchema,
  fieldValue: z.string(),
  options: z.array(z.string()).optional(),
});

const NOT_A_WEB_ADDRESS = /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i;

export const customFieldBodySchema = z
  .object({
    fieldName: line('Field name'),
    fieldType: fieldTypeSchema,
    fieldValue: optionalText('Field value', 10_000),
    options: lines('Options', 100, 200).optional(),
  })
  .refine((field) => field.fieldType !== 'url' || !NOT_A_WEB_ADDRESS.test(field.fieldValue), {
    path: ['fieldValue'],
    message: 'Field value must be an http(s) address',
  });

export const productDocumentSchema = z.object({
  /** Technical data sheet, safety data sheet, or another document. */
  kind: z.enum(['tds', 'sds', 'other'], { error: 'Kind must be tds, sds or other' }),
  title: z.string(),
  language: z.string(),
  revision: z.string(),
  date: z.string(),
  /** In bytes. */
  size: z.int(),
  url: z.string(),
});

export const productDocumentBodySchema = z.object({
  kind: productDocumentSchema.shape.kind,
  title: line('Document title'),
  language: optionalLine('Language', 35).default(''),
  revision: optionalLine('Revision', 40).default(''),
  date: optionalDate('Document date').default(''),
  size: count('Document size').default(0),
  url: fileAddress('Document address'),
});

/** A product; the specification also calls it a category. */
export const productSchema = z.object({
  ...contentFields,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  logo: z.string(),
  /** Empty when there is no PDF. */
  pdf: z.string(),
  customFields: z.array(customFieldSchema),
  documents: z.array(productDocumentSchema),
  subsectorId: z.string(),
  subsectorName: z.string(),
  subsectorSlug: z.string(),
  sectorId: z.string(),
  sectorName: z.string(),
  sectorSlug: z.string(),
});

export const productBodySchema = z.object({
  subsectorId: line('Subsector', 100),
  logo: fileAddress('Logo'),
  name: line('Name'),
  description: text('Description', 20_000),
  pdf: optionalFileAddress('PDF').optional(),
  customFields: z
    .array(customFieldBodySchema, { error: 'Custom fields must be a list' })
    .max(100, 'Custom fields may have at most 100 entries')
    .optional(),
  documents: z
    .array(productDocumentBodySchema, { error: 'Documents must be a list' })
    .max(20, 'Documents may have at most 20 entries')
    .optional(),
  ...sluggedBody,
});

export const productUpdateSchema = productBodySchema.partial().extend(versionBody);

/** Without the filters on custom fields, which `productListQuerySchema` lets through. */
export const productListQueryBaseSchema = contentListQuerySchema.extend({
  /** Id or slug. */
  sector: filter('Sector'),
  /** Id or slug. */
  subsector: filter('Subsector'),
  /** Part of the name, whatever its case (specification, section 4); `search` forgives and reads all texts. */
  name: optionalLine('Name').optional(),
  /** From 1, with `limit`: for lists whose page number is part of an address. `cursor` goes before it. */
  page: z.coerce
    .number<number | string>({ error: 'Page must be a number' })
    .int('Page must be a whole number')
    .min(1, 'Page must be at least 1')
    .max(100_000, 'Page must be at most 100,000')
    .optional(),
  facets: switchSchema.optional(),
});

/** Keeps every other parameter, so that the server can read `field.<name>` from it. */
export const productListQuerySchema = productListQueryBaseSchema.loose();

export const categoriesQuerySchema = z.object({
  /** Product ids joined by commas; the answer keeps their order. */
  ids: z.string().max(100_000).optional(),
});

/** The created product itself, beside the `success` of every answer. */
const createdProductSchema = productSchema.extend({ success: z.literal(true), message: z.string() });

export const productCalls = {
  GetProducts: {
    query: productListQuerySchema,
    answer: answer({ products: z.array(productSchema), ...facetFields }),
  },
  fetchProduct: { params: idParams, answer: answer({ product: productSchema }) },
  fetchCategories: { query: categoriesQuerySchema, answer: z.array(productSchema) },
  AddProducts: { body: productBodySchema, answer: createdProductSchema },
  EditProducts: { params: idParams, body: productUpdateSchema, answer: changeAnswer({ data: productSchema }) },
  DeleteProducts: { params: idParams, answer: messageAnswer },
};
