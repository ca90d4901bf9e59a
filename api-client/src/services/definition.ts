import type { ContentTypeDefinition } from '../content-type/content-type';

/** A service with its inner services, which are changed one by one. */
export const serviceDefinition = {
  what: 'Service',
  roles: ['owner', 'editor'],
  screen: { title: 'Services Menu' },
  title: 'title',
  fields: {
    logo: { kind: 'picture', label: 'Logo', required: true },
    title: { kind: 'line', label: 'Title', translated: true, formLabel: 'Heading', required: true },
    desc: {
      kind: 'text',
      label: 'Details',
      translated: true,
      max: 10_000,
      rows: 6,
      required: true,
      column: 'description',
    },
    order: { kind: 'integer', label: 'Order', default: 0, whenAbsent: 1_000, column: 'position', form: false },
    innerServices: {
      kind: 'custom',
      label: 'Inner services',
      readOnly: true,
      parts: {
        title: { kind: 'line', label: 'Heading' },
        desc: { kind: 'text', label: 'Details', max: 10_000 },
      },
    },
  },
  order: ['order'],
  imported: true,
  table: ['title', 'desc'],
  search: { fields: ['title', 'desc'] },
} as const satisfies ContentTypeDefinition;
