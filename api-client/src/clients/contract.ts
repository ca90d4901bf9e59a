import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { BodyOf, EntityOf, SchemasOf, UpdateOf } from '../content-type/schemas-of';
import type { clientDefinition } from './definition';

export const clientApi = {
  collection: 'clients',
  path: '/clients',
  item: 'client',
  items: 'clients',
  operations: { list: 'GetClients', create: 'Addclient', update: 'Editclient', delete: 'Deleteclient' },
} as const satisfies ContentTypeApi;

export const { GetClients, Addclient, Editclient, Deleteclient } =
  contentContract<SchemasOf<typeof clientDefinition>>()(clientApi);

export type Client = EntityOf<typeof clientDefinition>;
export type ClientBody = BodyOf<typeof clientDefinition>;
export type ClientUpdate = UpdateOf<typeof clientDefinition>;
