import type { ContentTypeDefinition } from '../content-type/content-type';
import { seoFields } from '../content-type/seo-fields';

/** A part of a sector, with its products. */
export const subsectorDefinition = {
  what: 'Subsector',
  title: 'name',
  slug: true,
  fields: {
    name: { kind: 'line', label: 'Name', translated: true, required: true },
    description: { kind: 'text', label: 'Description', translated: true, max: 10_000, rows: 6, required: true },
    backgroundImage: { kind: 'picture', label: 'Background picture' },
    pdf: { kind: 'pdf', label: 'PDF' },
    /** The picture of its first product; empty without products. */
    picture: { kind: 'picture', label: 'Picture', readOnly: true, stored: false },
    /** Ids of its products, in order. */
    categories: {
      kind: 'ids',
      of: 'products',
      label: 'Categories',
      formLabel: 'Products',
      most: 10_000,
      stored: false,
      form: false,
    },
    sectorId: { kind: 'reference', to: 'sectors', label: 'Sector', required: true },
    sectorName: {
      kind: 'line',
      label: 'Name of the sector',
      formLabel: 'Sector',
      nameOf: { collection: 'sectors', by: 'sectorId' },
      readOnly: true,
      stored: false,
    },
    sectorSlug: { kind: 'line', label: 'Address of the sector', readOnly: true, stored: false },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 1_000, column: 'position', form: false },
    ...seoFields,
  },
  bodyBegins: ['name', 'sectorId'],
  order: ['order'],
  imported: true,
  table: ['name', 'sectorName', 'description', 'status'],
  filters: {
    /** An id or a slug. */
    sector: { kind: 'several', label: 'Sector' },
    /** `0` leaves `categories` empty: menus and landing pages do not need up to 100,000 ids. */
    categories: { kind: 'switch' },
  },
} as const satisfies ContentTypeDefinition;
