import type { ContentNames } from '../content-type';

export const serviceNames = {
  collection: 'services',
  path: '/services',
  item: 'service',
  items: 'services',
  operations: { list: 'GetServices', create: 'AddServices', update: 'EditServices', delete: 'DeleteServices' },
} as const satisfies ContentNames;
