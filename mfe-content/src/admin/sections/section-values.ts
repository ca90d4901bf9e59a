import type { Section, SectionBody, SectionItem, SectionKind } from 'api-client';
import { publicationBody, publicationValues } from 'admin-kit';
import type { PublicationValues } from 'admin-kit';

/** One entry of a section as the editor holds it. */
export type ItemValues = Record<
  'title' | 'text' | 'years' | 'bgColor' | 'value' | 'unit' | 'icon' | 'image' | 'imageAlt' | 'linkLabel' | 'link',
  string
>;

/** What the editor of a section holds. */
export interface SectionValues extends PublicationValues, Record<string, unknown> {
  page: Section['page'];
  kind: SectionKind;
  eyebrow: string;
  heading: string;
  text: string;
  image: string;
  imageAlt: string;
  linkLabel: string;
  link: string;
  items: ItemValues[];
  visible: boolean;
}

export const SECTION_LABELS = {
  page: 'Page',
  kind: 'Kind',
  eyebrow: 'Line above the heading',
  heading: 'Heading',
  text: 'Text',
  image: 'Picture',
  imageAlt: 'Description of the picture',
  linkLabel: 'Text of the button',
  link: 'Where the button leads',
  items: 'Entries',
  visible: 'Shown on the page',
  status: 'Status',
  publishAt: 'Publish at',
} as const;

export const ITEM_LABELS: Readonly<Record<keyof ItemValues, string>> = {
  title: 'Title',
  text: 'Text',
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
};

export const emptyItem = (): ItemValues => ({
  title: '',
  text: '',
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

function toItem(item: SectionItem): ItemValues {
  const filled = emptyItem();
  for (const name of Object.keys(filled) as (keyof ItemValues)[]) filled[name] = item[name] ?? '';
  return filled;
}

export function toSectionValues(section?: Section): SectionValues {
  return {
    page: section?.page ?? 'home',
    kind: section?.kind ?? 'text',
    eyebrow: section?.eyebrow ?? '',
    heading: section?.heading ?? '',
    text: section?.text ?? '',
    image: section?.image ?? '',
    imageAlt: section?.imageAlt ?? '',
    linkLabel: section?.linkLabel ?? '',
    link: section?.link ?? '',
    items: (section?.items ?? []).map(toItem),
    visible: section?.visible ?? true,
    ...publicationValues(section),
  };
}

/** The section as the API takes it. Of each entry only what is filled in and belongs to the kind is sent. */
export function toSectionBody(values: SectionValues): SectionBody {
  const fields = ITEM_FIELDS[values.kind] ?? [];
  const { page, kind, eyebrow, heading, text, image, imageAlt, linkLabel, link, visible } = values;
  return {
    page,
    kind,
    eyebrow,
    heading,
    text,
    image,
    imageAlt,
    linkLabel,
    link,
    visible,
    items: (fields.length === 0 ? [] : values.items).map((item) =>
      Object.fromEntries(fields.filter((name) => item[name].trim() !== '').map((name) => [name, item[name].trim()])),
    ),
    ...publicationBody(values),
  };
}
