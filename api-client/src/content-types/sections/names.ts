import type { ContentNames } from '../content-type';

export const sectionNames = {
  collection: 'sections',
  path: '/sections',
  item: 'section',
  items: 'sections',
  operations: { list: 'fetchSections', create: 'AddSection', update: 'EditSection', delete: 'DeleteSection' },
} as const satisfies ContentNames;
