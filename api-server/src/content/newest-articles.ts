import { desc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { blogs, news } from '../database/schema';
import { plainBeginning } from './rich-text';
import { publicOnly } from './visibility';

/** The most articles of each kind in a feed or a newsletter. */
export const MAX_ARTICLES = 30;
const SUMMARY_LENGTH = 280;

/** The blogs that visitors see, newest first. */
export const newestBlogs = (db: Database, now: Date) =>
  db.select().from(blogs).where(publicOnly(blogs, now)).orderBy(desc(blogs.date), desc(blogs.id)).limit(MAX_ARTICLES);

/** The news items that visitors see, newest first. */
export const newestNews = (db: Database, now: Date) =>
  db.select().from(news).where(publicOnly(news, now)).orderBy(desc(news.date), desc(news.id)).limit(MAX_ARTICLES);

/** The summary of an article; by default the beginning of its text. */
export function articleSummary({ summary, content }: { summary: string; content: string }): string {
  if (summary !== '') return summary;
  const text = plainBeginning(content);
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}
