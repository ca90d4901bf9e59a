import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { clientSchemas } from './schemas';

export const clientNames = {
  collection: 'clients',
  path: '/clients',
  item: 'client',
  items: 'clients',
  operations: { list: 'GetClients', create: 'Addclient', update: 'Editclient', delete: 'Deleteclient' },
} as const satisfies ContentTypeApi;

export const { GetClients, Addclient, Editclient, Deleteclient } = contentContract<typeof clientSchemas>()(clientNames);
