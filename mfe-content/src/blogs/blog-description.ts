import type { Blog } from 'api-client';
import { plainText } from '../text/plain-text';
import { shorten } from '../text/shorten';

/** What a blog is described with where its body is not shown: its summary, otherwise its beginning. */
export function blogDescription(blog: Pick<Blog, 'summary' | 'content'>): string {
  return blog.summary.trim() || shorten(plainText(blog.content), 200);
}
