import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { EntityOf, SchemasOf } from '../content-type/schemas-of';
import type { redirectDefinition } from './definition';

export const redirectApi = {
  collection: 'redirects',
  path: '/redirects',
  item: 'redirect',
  items: 'redirects',
  operations: {
    list: 'fetchRedirects',
    create: 'addRedirect',
    update: 'editRedirect',
    delete: 'deleteRedirect',
  },
} as const satisfies ContentTypeApi;

export const { fetchRedirects, addRedirect, editRedirect, deleteRedirect } =
  contentContract<SchemasOf<typeof redirectDefinition>>()(redirectApi);

export type Redirect = EntityOf<typeof redirectDefinition>;
