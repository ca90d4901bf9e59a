import type { PageSection } from 'api-client';
import { toItems, toItemValues, type ItemValues } from '../sections/section-values';

export type PageSectionKind = PageSection['kind'];

/** A section of a page as its editor holds it. */
export type PageSectionValues = Omit<PageSection, 'items'> & { items: ItemValues[] };

const ID_PARTS = 3;

/** An id for a section that the server has not seen yet. */
export const newSectionId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(ID_PARTS))].map((part) => part.toString(36)).join('-');

/** A section of a kind that nobody has written yet. */
export function emptySection(kind: PageSectionKind): PageSectionValues {
  const texts = { eyebrow: '', heading: '', text: '', image: '', imageAlt: '', linkLabel: '', link: '' };
  return { _id: newSectionId(), kind, ...texts, items: [] };
}

/** The sections of a page for its form. */
export const toSectionValues = (sections: readonly PageSection[]): PageSectionValues[] =>
  sections.map((section) => ({ ...section, items: toItemValues(section.items) }));

/** The sections of a form as the API takes them. */
export const toSections = (values: readonly PageSectionValues[]): PageSection[] =>
  values.map((section) => ({ ...section, items: toItems(section.kind, section.items) }));

/** What a section is known by in a list: its heading, else the first words that it has. */
export function summaryLine({ heading, text, imageAlt }: PageSectionValues): string {
  const words = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return (heading.trim() || words || imageAlt).slice(0, 80);
}
