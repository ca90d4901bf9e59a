import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { contentFields, idParams, publicationBody, versionBody } from './entity';
import { contentListQuerySchema } from './list-query';
import { count, flag, idList, line, optionalFileAddress, optionalLine, optionalLink, optionalText } from './text';

export const sectionPageSchema = z.enum(['home', 'about', 'privacy'], { error: 'Page must be home, about or privacy' });

/**
 * What a section shows. The first row is written in the section itself; the second row places
 * content that has its own collection.
 */
export const sectionKindSchema = z.enum(
  [
    ...([
      'hero',
      'figures',
      'story',
      'timeline',
      'values',
      'certifications',
      'why-us',
      'contact-call',
      'text',
    ] as const),
    ...(['industries', 'sectors', 'services', 'clients', 'testimonials', 'latest', 'openings'] as const),
  ],
  { error: 'Kind is not a kind of section' },
);

/** A hex colour or the name of a design token. */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z][a-z\d-]*)$/i;

/** One entry: a figure, a step of the timeline, a value, a certificate. What it has depends on the kind. */
export const sectionItemSchema = z.object({
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
  icon: optionalLine('Icon', 60).optional(),
  image: optionalFileAddress('Item image').optional(),
  imageAlt: optionalLine('Item image description', 300).optional(),
  linkLabel: optionalLine('Link label', 80).optional(),
  link: optionalLink('Link').optional(),
});

export const sectionSchema = z.object({
  ...contentFields,
  page: sectionPageSchema,
  kind: sectionKindSchema,
  eyebrow: z.string(),
  heading: z.string(),
  text: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  linkLabel: z.string(),
  link: z.string(),
  items: z.array(sectionItemSchema),
  order: z.int(),
  visible: z.boolean(),
});

export const sectionBodySchema = z.object({
  page: sectionPageSchema,
  kind: sectionKindSchema,
  /** The short line above the heading. */
  eyebrow: optionalLine('Line above the heading', 120).optional(),
  heading: line('Heading'),
  text: optionalText('Text', 10_000).optional(),
  image: optionalFileAddress('Image').optional(),
  imageAlt: optionalLine('Image description', 300).optional(),
  linkLabel: optionalLine('Link label', 80).optional(),
  link: optionalLink('Link').optional(),
  items: z
    .array(sectionItemSchema, { error: 'Items must be a list' })
    .max(50, 'Items may have at most 50 entries')
    .optional(),
  order: count('Order').optional(),
  visible: flag('Visible').optional(),
  ...publicationBody,
});

export const sectionUpdateSchema = sectionBodySchema.partial().extend(versionBody);

/** Every section of the page, in its new order. */
export const sectionOrderBodySchema = z.object({ page: sectionPageSchema, ids: idList('Sections', 200) });

export const sectionListQuerySchema = contentListQuerySchema.extend({ page: sectionPageSchema.optional() });

const sectionAnswer = changeAnswer({ section: sectionSchema });

export const sectionCalls = {
  fetchSections: { query: sectionListQuerySchema, answer: answer({ sections: z.array(sectionSchema), ...listFields }) },
  AddSection: { body: sectionBodySchema, answer: sectionAnswer },
  EditSection: { params: idParams, body: sectionUpdateSchema, answer: sectionAnswer },
  DeleteSection: { params: idParams, answer: messageAnswer },
  orderSections: { body: sectionOrderBodySchema, answer: changeAnswer({ sections: z.array(sectionSchema) }) },
};
