import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { pageSchemas } from './schemas';

export const pageApi = {
  collection: 'pages',
  path: '/pages',
  item: 'page',
  items: 'pages',
  operations: { list: 'fetchPages', one: 'fetchPage', create: 'addPage', update: 'updatePage', delete: 'deletePage' },
} as const satisfies ContentTypeApi;

export const { fetchPages, fetchPage, addPage, updatePage, deletePage } =
  contentContract<typeof pageSchemas>()(pageApi);
