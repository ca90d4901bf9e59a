import { chartField } from '../charts/chart-field';
import type { ContentTypeDefinition } from '../content-type/content-type';
import { seoFields } from '../content-type/seo-fields';
import { documentTexts, fieldTexts, pictureTexts } from './part-texts';

/** A product; the specification also calls it a category. */
export const productDefinition = {
  what: 'Product',
  messages: { updated: 'Category updated successfully' },
  longBodies: true,
  title: 'name',
  slug: true,
  fields: {
    name: { kind: 'line', label: 'Name', translated: true, required: true },
    description: { kind: 'text', label: 'Description', translated: true, max: 20_000, rows: 5, required: true },
    logo: { kind: 'picture', label: 'Logo', formLabel: 'Image', required: true },
    pdf: { kind: 'pdf', label: 'PDF' },
    customFields: {
      kind: 'custom',
      label: 'Custom fields',
      formLabel: 'Custom field',
      parts: fieldTexts,
      hidesIds: true,
    },
    /** Further pictures, in order; the first picture of the product is its logo. */
    pictures: {
      ...{ kind: 'custom', label: 'Pictures', formLabel: 'Picture' },
      ...{ default: [], parts: pictureTexts, hidesIds: true },
    },
    documents: { kind: 'custom', label: 'Documents', formLabel: 'Document', parts: documentTexts, hidesIds: true },
    charts: chartField,
    subsectorId: { kind: 'reference', to: 'subsectors', label: 'Subsector', required: true },
    subsectorName: {
      kind: 'line',
      label: 'Subsector',
      nameOf: { collection: 'subsectors', by: 'subsectorId' },
      readOnly: true,
      stored: false,
    },
    subsectorSlug: { kind: 'line', label: 'Address of the subsector', readOnly: true, stored: false },
    /** Copied from its subsector so that reading a sector's products needs no join. */
    sectorId: { kind: 'reference', to: 'sectors', label: 'Sector', required: true, readOnly: true },
    sectorName: {
      kind: 'line',
      label: 'Name of the sector',
      nameOf: { collection: 'sectors', by: 'sectorId' },
      readOnly: true,
      stored: false,
    },
    sectorSlug: { kind: 'line', label: 'Address of the sector', readOnly: true, stored: false },
    ...seoFields,
  },
  bodyBegins: ['subsectorId', 'logo'],
  order: ['name'],
  filters: {
    /** Id or slug. */
    sector: { kind: 'several', label: 'Sector' },
    /** Id or slug. */
    subsector: { kind: 'several', label: 'Subsector' },
    /** Part of the name, in any case (specification, section 4); `search` tolerates errors and reads all texts. */
    name: { kind: 'line', label: 'Name' },
  },
  table: ['name', 'subsectorName', 'createdAt', 'description', 'status'],
  paged: true,
  imported: true,
} as const satisfies ContentTypeDefinition;
