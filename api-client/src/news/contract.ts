import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { newsSchemas } from './schemas';

export const newsNames = {
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
  contentContract<typeof newsSchemas>()(newsNames);
