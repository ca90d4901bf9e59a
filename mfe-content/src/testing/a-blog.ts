import type { Blog } from 'api-client';

/** A blog for tests. */
export function aBlog(change: Partial<Blog> = {}): Blog {
  return {
    _id: 'b1',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    version: 1,
    status: 'published',
    publishAt: null,
    slug: 'bottle-27',
    title: 'Bottle 27',
    summary: '',
    content: '<p>The first. The second. The third.</p>',
    blogImg: '/api/v1/files/bottle.webp',
    imageAlt: 'A bottle',
    author: 'Nandini Rao',
    authorImg: '',
    tags: ['Laboratory'],
    likes: 4,
    views: 1200,
    time: '14:30',
    Date: '2026-01-01',
    readingMinutes: 3,
    ...change,
  };
}
