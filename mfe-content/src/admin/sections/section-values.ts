import type { SectionItem, SectionKind } from 'api-client';

/** One entry of a section as the editor holds it. */
export type ItemValues = Record<
  | 'title'
  | 'text'
  | 'role'
  | 'product'
  | 'years'
  | 'bgColor'
  | 'value'
  | 'unit'
  | 'icon'
  | 'image'
  | 'imageAlt'
  | 'linkLabel'
  | 'link',
  string
>;

export const ITEM_LABELS: Readonly<Record<keyof ItemValues, string>> = {
  title: 'Title',
  text: 'Text',
  role: 'Role',
  product: 'Product',
  years: 'Years',
  bgColor: 'Background colour',
  value: 'Value',
  unit: 'Unit',
  icon: 'Drawing',
  image: 'Picture',
  imageAlt: 'Description of the picture',
  linkLabel: 'Text of the link',
  link: 'Where the link leads',
};

/** What an entry of each kind consists of; a kind that is not here has none. */
export const ITEM_FIELDS: Readonly<Partial<Record<SectionKind, readonly (keyof ItemValues)[]>>> = {
  hero: ['title', 'text', 'image', 'imageAlt', 'linkLabel', 'link'],
  figures: ['value', 'unit', 'title'],
  timeline: ['years', 'title', 'text', 'bgColor'],
  values: ['title', 'text', 'icon'],
  'why-us': ['title', 'text', 'icon'],
  certifications: ['title', 'text', 'years', 'icon'],
  cards: ['title', 'text', 'image', 'imageAlt', 'linkLabel', 'link'],
  quotes: ['text', 'title', 'role'],
  products: ['product', 'title'],
};

/** What an entry's fields are called where a kind has another word for them. */
export const OWN_LABELS: Readonly<Partial<Record<SectionKind, Partial<Record<keyof ItemValues, string>>>>> = {
  figures: { title: 'What it counts' },
  quotes: { text: 'Quote', title: 'Name' },
};

/** The kinds of sections that a page knows how to show, in words. */
export const KIND_NAMES: Readonly<Record<SectionKind, string>> = {
  hero: 'First screen',
  industries: 'Choice of industry',
  sectors: 'Sectors',
  services: 'Services',
  'why-us': 'Why us',
  figures: 'Figures',
  clients: 'Clients',
  testimonials: 'Testimonials',
  latest: 'News and blogs',
  openings: 'Openings',
  'contact-call': 'Invitation to get in touch',
  story: 'Story',
  timeline: 'Timeline',
  values: 'Values',
  certifications: 'Certifications',
  text: 'Text',
  picture: 'Picture',
  cards: 'Cards',
  quotes: 'Quotes',
  video: 'Video',
  products: 'Products',
};

export const emptyItem = (): ItemValues => ({
  title: '',
  text: '',
  role: '',
  product: '',
  years: '',
  bgColor: '',
  value: '',
  unit: '',
  icon: '',
  image: '',
  imageAlt: '',
  linkLabel: '',
  link: '',
});

/** The entries of a section for its form. */
export function toItemValues(items: readonly SectionItem[]): ItemValues[] {
  return items.map((item) => {
    const filled = emptyItem();
    for (const name of Object.keys(filled) as (keyof ItemValues)[]) filled[name] = item[name] ?? '';
    return filled;
  });
}

/** The entries as the API takes them: of each only what is filled in and belongs to the kind of its section. */
export function toItems(kind: SectionKind, items: readonly ItemValues[]): SectionItem[] {
  const fields = ITEM_FIELDS[kind];
  if (!fields) return [];
  return items.map((item) =>
    Object.fromEntries(fields.filter((name) => item[name].trim() !== '').map((name) => [name, item[name].trim()])),
  );
}
