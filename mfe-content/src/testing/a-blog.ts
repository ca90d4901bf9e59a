import type { Blog } from 'api-client';
import { blogs, emptyItem } from 'api-client/content-types';

/** A blog for tests. */
export function aBlog(change: Partial<Blog> = {}): Blog {
  return {
    ...emptyItem<Blog>(blogs, '2026-01-01T00:00:00.000Z'),
    _id: 'b1',
    updatedAt: '2026-01-02T00:00:00.000Z',
    version: 1,
    slug: 'bottle-27',
    title: 'Bottle 27',
    content: '<p>The first. The second. The third.</p>',
    blogImg: '/api/v1/files/bottle.webp',
    imageAlt: 'A bottle',
    author: 'Nandini Rao',
    tags: ['Laboratory'],
    likes: 4,
    views: 1200,
    time: '14:30',
    readingMinutes: 3,
    ...change,
  };
}
