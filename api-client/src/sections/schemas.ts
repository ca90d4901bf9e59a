import * as z from 'zod';
import { changeAnswer } from '../validation/answer';
import { inLanguageFields, schemasOf } from '../content-type/schemas-of';
import { idList, optionalPictureAddress, optionalLine, optionalLink, optionalText, partId } from '../validation/text';
import { trend } from '../charts/trend';
import { sectionDefinition } from './definition';

const COLOUR = /^(?:#[\da-f]{3,8}|[a-z][a-z\d-]*)$/i;

/**
 * One entry: a figure, a chart, a step of the timeline, a value, a certificate. Its fields depend on the kind. Its id is
 * for editors; an entry without one gets one.
 */
export const sectionItemBodySchema = z.object({
  _id: partId.optional(),
  title: optionalLine('Item title').optional(),
  text: optionalText('Item text', 2_000).optional(),
  /** Timeline: "2005-2006". */
  years: optionalLine('Years', 40).optional(),
  /** Timeline: the background of the entry. */
  bgColor: optionalLine('Background colour', 40)
    .refine((value) => value === '' || COLOUR.test(value), 'Background colour must be a colour')
    .optional(),
  /** Figures: "120+", and its unit. */
  value: optionalLine('Value', 40).optional(),
  unit: optionalLine('Unit', 40).optional(),
  trend: trend.optional(),
  /** Charts: how the rows are drawn, the rows (see `readChart`), and where they come from. */
  shape: optionalLine('Shape', 20).optional(),
  data: optionalText('Data', 5_000).optional(),
  source: optionalLine('Source', 200).optional(),
  /** Quotes: the person's role and organisation. */
  role: optionalLine('Role', 120).optional(),
  /** Products and documents: the id of a product. */
  product: optionalLine('Product', 100).optional(),
  /** Forms: the id of a form. */
  form: optionalLine('Form', 100).optional(),
  icon: optionalLine('Icon', 60).optional(),
  image: optionalPictureAddress('Item image').optional(),
  imageAlt: optionalLine('Item image description', 300).optional(),
  linkLabel: optionalLine('Link label', 80).optional(),
  link: optionalLink('Link').optional(),
});
export const sectionItemSchema = sectionItemBodySchema.extend(inLanguageFields);
export type SectionItem = z.output<typeof sectionItemSchema>;

export const sectionSchemas = schemasOf(sectionDefinition, {
  items: {
    read: z.array(sectionItemSchema),
    written: z
      .array(sectionItemBodySchema, { error: 'Items must be a list' })
      .max(50, 'Items may have at most 50 entries'),
  },
});
export type Section = z.output<typeof sectionSchemas.entity>;
export type SectionKind = Section['kind'];
export type SectionPage = Section['page'];
export type SectionBody = z.input<typeof sectionSchemas.body>;
export type SectionUpdate = z.input<typeof sectionSchemas.update>;

/** Every section of the page, in its new order. */
export const sectionOrderBodySchema = z.object({
  page: sectionSchemas.entity.shape.page,
  ids: idList('Sections', 200),
});

export const orderCalls = {
  orderSections: { body: sectionOrderBodySchema, answer: changeAnswer({ sections: z.array(sectionSchemas.entity) }) },
};
