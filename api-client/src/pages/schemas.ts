import * as z from 'zod';
import { trend } from '../charts/trend';
import { inLanguageFields, schemasOf } from '../content-type/schemas-of';
import {
  optionalPictureAddress,
  optionalLine,
  optionalLink,
  optionalText,
  pictureAddress,
  line,
  partId,
  text,
} from '../validation/text';
import { chartBodySchema } from '../charts/schemas';
import { readVideo } from '../video';
import { sectionItemSchema } from '../sections/schemas';
import { pageDefinition } from './definition';

const MAX_SECTIONS = 60;
const MAX_ITEMS = 50;

/** The fields of every section: its key while the page is edited, and the line above its heading. */
const shared = {
  _id: partId.optional(),
  eyebrow: optionalLine('Line above the heading', 120).default(''),
};
const heading = line('Heading');
const lead = optionalText('Text', 10_000).default('');
const image = optionalPictureAddress('Image').default('');
const imageAlt = optionalLine('Image description', 300).default('');
/** A picture with information, with the description that replaces it for people who cannot see it. */
const describedImage = { image: pictureAddress('Image'), imageAlt: line('Image description', 300) };
const linkLabel = optionalLine('Link label', 80).default('');
const link = optionalLink('Link').default('');

function items<Item extends z.ZodObject>(item: Item, least = 1) {
  return z
    .array(item, { error: 'Items must be a list' })
    .min(least, 'Add at least one entry')
    .max(MAX_ITEMS, `Items may have at most ${MAX_ITEMS} entries`);
}
/** The id of an entry, by which its translations are found. */
const entry = { _id: partId.optional() };
const itemTitle = (label: string) => line(label);

const figure = z.object({
  ...entry,
  value: line('Value', 40),
  unit: optionalLine('Unit', 40).optional(),
  title: itemTitle('Label'),
  trend: trend.optional(),
});
const card = z
  .object({
    ...entry,
    image: optionalPictureAddress('Item image').optional(),
    imageAlt: optionalLine('Item image description', 300).optional(),
    title: itemTitle('Item title'),
    text: optionalText('Item text', 2_000).optional(),
    link: optionalLink('Link').optional(),
    linkLabel: optionalLine('Link label', 80).optional(),
  })
  .refine((item) => !item.image || Boolean(item.imageAlt), {
    path: ['imageAlt'],
    message: 'Item image description is required',
  });
const quote = z.object({
  ...entry,
  text: text('Quote', 2_000),
  title: itemTitle('Name'),
  role: optionalLine('Role', 120).optional(),
});
const shelved = z.object({
  ...entry,
  product: line('Product', 100),
  /** Its title when it was chosen; names it after it was deleted. */
  title: optionalLine('Item title').optional(),
});
const filledIn = z.object({ ...entry, form: line('Form', 100) });

const writtenSection = z.discriminatedUnion(
  'kind',
  [
    z.object({
      ...shared,
      kind: z.literal('text'),
      heading: optionalLine('Heading').default(''),
      text: text('Text', 100_000),
      image,
      imageAlt,
      linkLabel,
      link,
    }),
    z.object({
      ...shared,
      kind: z.literal('picture'),
      heading: optionalLine('Heading').default(''),
      text: lead,
      ...describedImage,
    }),
    z.object({ ...shared, kind: z.literal('figures'), heading, text: lead, items: items(figure) }),
    z.object({
      ...shared,
      kind: z.literal('chart'),
      heading,
      text: lead,
      items: items(chartBodySchema).max(12, 'A section has at most 12 charts'),
    }),
    z.object({ ...shared, kind: z.literal('cards'), heading, text: lead, linkLabel, link, items: items(card) }),
    z.object({ ...shared, kind: z.literal('quotes'), heading, text: lead, items: items(quote) }),
    z.object({
      ...shared,
      kind: z.literal('video'),
      heading,
      text: lead,
      ...describedImage,
      link: line('Address of the video', 300).refine(
        (address) => readVideo(address) !== undefined,
        'Address of the video must be one of YouTube or Vimeo',
      ),
    }),
    z.object({
      ...shared,
      kind: z.literal('contact-call'),
      heading,
      text: lead,
      image,
      imageAlt,
      linkLabel: line('Link label', 80),
      link: line('Link').regex(/^\/(?!\/)[^\s<>"'\\]*$/, 'Link must be a path of this site, such as /contact'),
    }),
    z.object({
      ...shared,
      kind: z.literal('products'),
      heading,
      text: lead,
      linkLabel,
      link,
      items: items(shelved),
    }),
    z.object({ ...shared, kind: z.literal('documents'), heading, text: lead, items: items(shelved) }),
    z.object({
      ...shared,
      kind: z.literal('form'),
      heading: optionalLine('Heading').default(''),
      text: lead,
      items: items(filledIn).max(1, 'A section has one form'),
    }),
  ],
  { error: 'Kind is not a kind of section' },
);

export const pageSectionSchema = z.object({
  _id: z.string(),
  kind: z.enum([
    'text',
    'picture',
    'figures',
    'chart',
    'cards',
    'quotes',
    'video',
    'contact-call',
    'products',
    'documents',
    'form',
  ]),
  eyebrow: z.string(),
  heading: z.string(),
  text: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  linkLabel: z.string(),
  link: z.string(),
  items: z.array(sectionItemSchema),
  ...inLanguageFields,
});
export type PageSection = z.output<typeof pageSectionSchema>;

const EMPTY = { eyebrow: '', heading: '', text: '', image: '', imageAlt: '', linkLabel: '', link: '', items: [] };

/** A section of a page in a body: fields that its kind does not have may be absent and are answered empty. */
export const pageSectionBodySchema = writtenSection.transform(
  (section): Omit<PageSection, '_id'> & { _id?: string | undefined } => ({ ...EMPTY, ...section }),
);
export type PageSectionBody = z.input<typeof pageSectionBodySchema>;

/** A section of a draft: its texts, its picture and its entries may be missing. */
const draftSection = z.object({
  ...shared,
  kind: z.enum(pageSectionSchema.shape.kind.options, { error: 'Kind is not a kind of section' }),
  heading: optionalLine('Heading').default(''),
  text: optionalText('Text', 100_000).default(''),
  image,
  imageAlt,
  linkLabel,
  link,
  items: items(sectionItemSchema, 0).default([]),
});

const sectionList = <Section extends z.ZodType>(section: Section) =>
  z
    .array(section, { error: 'Sections must be a list' })
    .max(MAX_SECTIONS, `Sections may have at most ${MAX_SECTIONS} entries`);

export const pageSchemas = schemasOf(pageDefinition, {
  sections: {
    read: z.array(pageSectionSchema),
    written: sectionList(pageSectionBodySchema),
    draft: sectionList(draftSection),
  },
});
export type ContentPage = z.output<typeof pageSchemas.entity>;
export type ContentPageBody = z.input<typeof pageSchemas.body>;
export type ContentPageUpdate = z.input<typeof pageSchemas.update>;
