import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ownerHeaders } from '../../src/signing-in';
import { expect } from '../../src/test';

interface Blog {
  readonly _id: string;
  readonly slug: string;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly version: number;
  readonly status: string;
  readonly publishAt: string | null;
}

interface MediaItem {
  readonly url: string;
  readonly alt: string;
  readonly kind: string;
  readonly originalName: string;
}

/** Adds a unique suffix to words. */
export const unique = (words: string): string => `${words} ${randomUUID().slice(0, 8)}`;

/** The address of a blog's page. */
export const blogPage = ({ slug }: Pick<Blog, 'slug'>): string => `/blogs/blog-details?id=${encodeURIComponent(slug)}`;

/** A picture of the media library. */
export async function aPicture(request: APIRequestContext, name = 'blog'): Promise<MediaItem> {
  // From all pictures, and only with a description: other tests add newer pictures, some without one.
  const answer = await request.get('/api/v1/media?kind=image', { headers: await ownerHeaders(request) });
  const described = ((await answer.json()) as { media: MediaItem[] }).media.filter(({ alt }) => alt !== '');
  const picture = described.find(({ originalName }) => originalName.includes(name)) ?? described[0];
  if (!picture) throw new Error('The media library is empty.');
  return picture;
}

/** Adds a blog for one test. It is old, so that it is after the others in every list. */
export async function addBlog(request: APIRequestContext, facts: Record<string, unknown> = {}): Promise<Blog> {
  const answer = await request.post('/api/v1/blogs', {
    headers: await ownerHeaders(request),
    data: {
      title: unique('A note from the bench'),
      content: '<p>The first sentence. The second sentence.</p><p>The third.</p><p>The last.</p>',
      blogImg: (await aPicture(request)).url,
      author: 'Nandini Rao',
      Date: '2020-01-01',
      ...facts,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { blog: Blog }).blog;
}

export async function changeBlog(request: APIRequestContext, { _id }: Blog, data: object): Promise<void> {
  const answer = await request.put(`/api/v1/blogs/${_id}`, { headers: await ownerHeaders(request), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The blog as it is stored, in any state. */
export async function storedBlog(request: APIRequestContext, { _id }: Blog): Promise<Blog> {
  const answer = await request.get(`/api/v1/blogs/${_id}`, { headers: await ownerHeaders(request) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { blog: Blog }).blog;
}

/** Adds a news item for one test. */
export async function addNews(request: APIRequestContext, facts: Record<string, unknown>): Promise<void> {
  const answer = await request.post('/api/v1/news', {
    headers: await ownerHeaders(request),
    data: {
      title: unique('An item'),
      content: '<p>What has happened.</p>',
      image: (await aPicture(request)).url,
      category: 'Projects',
      date: '2020-01-01',
      ...facts,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
