import type { Blog } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { blogs } from '../../database/schema';
import { toBlog, type BlogRow } from './repository';

export const blogKind: ContentKind<typeof blogs, BlogRow, Blog> = {
  collection: 'blogs',
  what: 'Blog',
  table: blogs,
  entityOf: toBlog,
  titleOf: ({ title }) => title,
};
