import type { ContentNames } from '../content-type';

export const pageNames = {
  collection: 'pages',
  path: '/pages',
  item: 'page',
  items: 'pages',
  operations: { list: 'fetchPages', one: 'fetchPage', create: 'addPage', update: 'updatePage', delete: 'deletePage' },
} as const satisfies ContentNames;
