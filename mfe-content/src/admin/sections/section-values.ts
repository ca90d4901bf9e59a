import type { PageSection, SectionItem, SectionKind } from 'api-client';

/** A field of an entry. */
export type ItemField =
  | 'title'
  | 'text'
  | 'role'
  | 'product'
  | 'form'
  | 'years'
  | 'bgColor'
  | 'value'
  | 'unit'
  | 'trend'
  | 'shape'
  | 'data'
  | 'source'
  | 'icon'
  | 'image'
  | 'imageAlt'
  | 'linkLabel'
  | 'link';

/** An entry of a section in the editor's form. A stored one has its id. */
export type ItemValues = Record<ItemField, string> & { readonly _id?: string | undefined };

export const ITEM_LABELS: Readonly<Record<ItemField, string>> = {
  title: 'Title',
  text: 'Text',
  role: 'Role',
  product: 'Product',
  form: 'Form',
  years: 'Years',
  bgColor: 'Background colour',
  value: 'Value',
  unit: 'Unit',
  trend: 'Former values',
  shape: 'Shape',
  data: 'Data',
  source: 'Source',
  icon: 'Drawing',
  image: 'Picture',
  imageAlt: 'Description of the picture',
  linkLabel: 'Text of the link',
  link: 'Where the link leads',
};

/** The kinds of sections on any page. */
export type AnySectionKind = SectionKind | PageSection['kind'];

/** The fields of an entry by the kind of its section; kinds that are not listed have no entries. */
export const ITEM_FIELDS: Readonly<Partial<Record<AnySectionKind, readonly ItemField[]>>> = {
  hero: ['title', 'text', 'image', 'imageAlt', 'linkLabel', 'link'],
  figures: ['value', 'unit', 'title', 'trend'],
  chart: ['title', 'shape', 'unit', 'source', 'data'],
  timeline: ['years', 'title', 'text', 'bgColor'],
  values: ['title', 'text', 'icon'],
  'why-us': ['title', 'text', 'icon'],
  certifications: ['title', 'text', 'years', 'icon'],
  cards: ['title', 'text', 'image', 'imageAlt', 'linkLabel', 'link'],
  quotes: ['text', 'title', 'role'],
  products: ['product', 'title'],
  documents: ['product', 'title'],
  form: ['form'],
};

/** Labels of an entry's fields that differ for a kind. */
export const OWN_LABELS: Readonly<Partial<Record<AnySectionKind, Partial<Record<ItemField, string>>>>> = {
  figures: { title: 'What it counts' },
  chart: { title: 'Title of the chart' },
  quotes: { text: 'Quote', title: 'Name' },
};

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
  chart: 'Charts',
};

export const emptyItem = (): ItemValues => ({
  title: '',
  text: '',
  role: '',
  product: '',
  form: '',
  years: '',
  bgColor: '',
  value: '',
  unit: '',
  trend: '',
  shape: '',
  data: '',
  source: '',
  icon: '',
  image: '',
  imageAlt: '',
  linkLabel: '',
  link: '',
});

/** The line of an entry in its list, by the kind of its section: what it is about, and its further texts. */
export function entryLine(kind: AnySectionKind, item: ItemValues): { readonly title: string; readonly rest: string } {
  const [title, ...rest] = (kind === 'figures' ? [`${item.value} ${item.unit}`, item.title] : [item.title])
    .concat(kind === 'quotes' ? item.role : item.years, item.text, kind === 'chart' ? item.source : item.link)
    .map((text) => text.trim())
    .filter(Boolean);
  return { title: title ?? '', rest: rest.join(' · ').slice(0, 120) };
}

/** The entries of a section for its form. */
export function toItemValues(items: readonly SectionItem[]): ItemValues[] {
  return items.map((item) => {
    const filled = emptyItem();
    for (const name of Object.keys(filled) as ItemField[]) filled[name] = item[name] ?? '';
    return { ...filled, ...(item._id && { _id: item._id }) };
  });
}

/** The entries for the API: their ids, and only the filled fields of the section's kind. */
export function toItems(kind: AnySectionKind, items: readonly ItemValues[]): SectionItem[] {
  const fields = ITEM_FIELDS[kind];
  if (!fields) return [];
  return items.map((item) => ({
    ...(item._id && { _id: item._id }),
    ...Object.fromEntries(fields.filter((name) => item[name].trim() !== '').map((name) => [name, item[name].trim()])),
  }));
}
