import type { ContentNames } from '../content-type';

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
} as const satisfies ContentNames;
