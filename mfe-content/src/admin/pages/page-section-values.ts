import { plainText, type PageSection } from 'api-client';
import { emptyItem, toItems, toItemValues, type ItemValues } from '../sections/section-values';

export type PageSectionKind = PageSection['kind'];

/** A section of a page in the editor's form. */
export type PageSectionValues = Omit<PageSection, 'items'> & { items: ItemValues[] };

const ID_PARTS = 3;

/** A temporary id for a section that is not stored yet. */
export const newSectionId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(ID_PARTS))].map((part) => part.toString(36)).join('-');

export function emptySection(kind: PageSectionKind): PageSectionValues {
  const texts = { eyebrow: '', heading: '', text: '', image: '', imageAlt: '', linkLabel: '', link: '' };
  // A form is the only entry of its section, and a chart mostly.
  return { _id: newSectionId(), kind, ...texts, items: kind === 'form' || kind === 'chart' ? [emptyItem()] : [] };
}

/** The sections of a page for its form. */
export const toSectionValues = (sections: readonly PageSection[]): PageSectionValues[] =>
  sections.map((section) => ({ ...section, items: toItemValues(section.items) }));

/** The sections of a form for the API. */
export const toSections = (values: readonly PageSectionValues[]): PageSection[] =>
  values.map((section) => ({ ...section, items: toItems(section.kind, section.items) }));

/** The summary of a section in a list: its heading, otherwise its first words. */
export function summaryLine({ heading, text, imageAlt }: PageSectionValues): string {
  return (heading.trim() || plainText(text) || imageAlt).slice(0, 80);
}
