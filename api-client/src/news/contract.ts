import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { BodyOf, EntityOf, SchemasOf, UpdateOf } from '../content-type/schemas-of';
import type { newsDefinition } from './definition';

export const newsApi = {
  collection: 'news',
  path: '/news',
  item: 'newsItem',
  items: 'news',
  operations: {
    list: 'fetchAllNews',
    one: 'fetchNewsItem',
    create: 'addNews',
    update: 'updateNews',
    delete: 'deleteNews',
  },
} as const satisfies ContentTypeApi;

export const { fetchAllNews, fetchNewsItem, addNews, updateNews, deleteNews } =
  contentContract<SchemasOf<typeof newsDefinition>>()(newsApi);

export type NewsItem = EntityOf<typeof newsDefinition>;
export type NewsItemBody = BodyOf<typeof newsDefinition>;
export type NewsItemUpdate = UpdateOf<typeof newsDefinition>;
