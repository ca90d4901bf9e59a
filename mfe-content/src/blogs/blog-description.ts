import { plainText, type Blog } from 'api-client';
import { shorten } from '../text/shorten';

/** The description of a blog without its body: its summary, otherwise the beginning of its text. */
export function blogDescription(blog: Pick<Blog, 'summary' | 'content'>): string {
  return blog.summary.trim() || shorten(plainText(blog.content), 200);
}
