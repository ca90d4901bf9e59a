import type { NewsItem } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { news } from '../../database/schema';
import { toNewsItem, type NewsRow } from './repository';

export const newsKind: ContentKind<typeof news, NewsRow, NewsItem> = {
  collection: 'news',
  what: 'News item',
  table: news,
  entityOf: toNewsItem,
  titleOf: ({ title }) => title,
};
