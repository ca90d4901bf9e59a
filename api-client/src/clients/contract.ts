import { contentContract } from '../content-type/content-contract';
import type { ContentNames } from '../content-type/content-type';
import type { clientSchemas } from './schemas';

export const clientNames = {
  collection: 'clients',
  path: '/clients',
  item: 'client',
  items: 'clients',
  operations: { list: 'GetClients', create: 'Addclient', update: 'Editclient', delete: 'Deleteclient' },
} as const satisfies ContentNames;

export const { GetClients, Addclient, Editclient, Deleteclient } = contentContract<typeof clientSchemas>()(clientNames);
