import { blogPath, newsItemPath, type NewsletterBody, type NewsletterIssue } from 'api-client';
import { desc } from 'drizzle-orm';
import { plainBeginning } from '../../content/rich-text';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { blogs, news, newsletterIssues } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';

export type Article = NewsletterIssue['articles'][number];

const MAX_ARTICLES = 30;
const SUMMARY_LENGTH = 280;

function summaryOf({ summary, content }: { summary: string; content: string }): string {
  if (summary !== '') return summary;
  const text = plainBeginning(content);
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}

const keyOf = ({ collection, _id }: Pick<Article, 'collection' | '_id'>): string => `${collection} ${_id}`;

/** The articles of earlier issues. */
async function articlesSent(db: Database): Promise<ReadonlySet<string>> {
  const issues = await db.select({ articles: newsletterIssues.articles }).from(newsletterIssues);
  return new Set(issues.flatMap(({ articles }) => articles.map(keyOf)));
}

async function newestArticles(db: Database, now: Date): Promise<Article[]> {
  const newestBlogs = await db
    .select()
    .from(blogs)
    .where(publicOnly(blogs, now))
    .orderBy(desc(blogs.date), desc(blogs.id))
    .limit(MAX_ARTICLES);
  const newestNews = await db
    .select()
    .from(news)
    .where(publicOnly(news, now))
    .orderBy(desc(news.date), desc(news.id))
    .limit(MAX_ARTICLES);
  const found: Article[] = [
    ...newestBlogs.map((row) => ({
      ...{ collection: 'blogs' as const, _id: row.id, title: row.title, summary: summaryOf(row) },
      ...{ path: blogPath(row.slug), date: row.date },
    })),
    ...newestNews.map((row) => ({
      ...{ collection: 'news' as const, _id: row.id, title: row.title, summary: summaryOf(row) },
      ...{ path: newsItemPath(row.slug), date: row.date },
    })),
  ];
  return found.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** The newest blogs and news that were in no issue, newest first. */
export async function unsentArticles(db: Database, now: Date): Promise<Article[]> {
  const sent = await articlesSent(db);
  return (await newestArticles(db, now)).filter((article) => !sent.has(keyOf(article))).slice(0, MAX_ARTICLES);
}

/**
 * The articles chosen for an issue, newest first.
 * @throws 409 for articles of an earlier issue, 400 for articles that visitors do not see
 */
export async function chosenArticles(db: Database, chosen: NewsletterBody['articles'], now: Date): Promise<Article[]> {
  const wanted = new Set(chosen.map(keyOf));
  const sent = await articlesSent(db);
  if ([...wanted].some((key) => sent.has(key))) throw conflict('An earlier newsletter had one of these already');
  const articles = (await newestArticles(db, now)).filter((article) => wanted.has(keyOf(article)));
  if (articles.length < wanted.size)
    throw invalidField('articles', 'One of these articles is not published any more. Choose others.');
  return articles;
}
