import type { ContentTypeDefinition } from '../content-type/content-type';

/** Redirects an address without a page to the current one. An existing page takes precedence. */
export const redirectDefinition = {
  what: 'Redirect',
  roles: ['owner'],
  title: 'from',
  fields: {
    from: {
      kind: 'line',
      label: 'Old address',
      help: 'A path on this site, such as /old-page. It redirects as long as no page has this address.',
      max: 300,
      required: true,
    },
    to: {
      kind: 'line',
      label: 'New address',
      help: 'A path on this site, or the address of another site.',
      max: 2_000,
      required: true,
    },
  },
  order: ['from'],
  search: { fields: ['from', 'to'] },
  table: ['from', 'to', 'status'],
  imported: true,
} as const satisfies ContentTypeDefinition;
