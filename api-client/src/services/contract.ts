import { contract, del, post, put } from '../contract/contract';
import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import { changed } from '../tags';
import type { innerServiceCalls, serviceSchemas } from './schemas';

export const serviceApi = {
  collection: 'services',
  path: '/services',
  item: 'service',
  items: 'services',
  operations: { list: 'GetServices', create: 'AddServices', update: 'EditServices', delete: 'DeleteServices' },
} as const satisfies ContentTypeApi;

export const { GetServices, AddServices, EditServices, DeleteServices } =
  contentContract<typeof serviceSchemas>()(serviceApi);

export const { InnerAddServices, InnerEditServices, InnerDeleteServices } = contract<typeof innerServiceCalls>()({
  /** Answers the whole service, with its new inner service last. */
  InnerAddServices: post('/services/:id/inner', ['services:write'], { changes: changed('services') }),
  InnerEditServices: put('/services/:id/inner/:innerId', ['services:write'], { changes: changed('services') }),
  InnerDeleteServices: del('/services/:id/inner/:innerId', ['services:write'], { changes: changed('services') }),
});
