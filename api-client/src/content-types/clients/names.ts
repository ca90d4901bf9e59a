import type { ContentNames } from '../content-type';

export const clientNames = {
  collection: 'clients',
  path: '/clients',
  item: 'client',
  items: 'clients',
  operations: { list: 'GetClients', create: 'Addclient', update: 'Editclient', delete: 'Deleteclient' },
} as const satisfies ContentNames;
