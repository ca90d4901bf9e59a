import { blogPath, newsItemPath, type NewsletterBody, type NewsletterIssue } from 'api-client';
import { blogs as blogType, news as newsType } from 'api-client/content-types';
import { articleSummary, MAX_ARTICLES, newestBlogs, newestNews } from '../../content/newest-articles';
import type { Database } from '../../database/database';
import { itemsInLanguage } from '../../content-types/items-in-language';
import { newsletterIssues } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';

export type Article = NewsletterIssue['articles'][number];

const keyOf = ({ collection, _id }: Pick<Article, 'collection' | '_id'>): string => `${collection} ${_id}`;

async function articlesSent(db: Database): Promise<ReadonlySet<string>> {
  const issues = await db.select({ articles: newsletterIssues.articles }).from(newsletterIssues);
  return new Set(issues.flatMap(({ articles }) => articles.map(keyOf)));
}

async function newestArticles(db: Database, now: Date): Promise<Article[]> {
  const found: Article[] = [
    ...(await newestBlogs(db, now)).map((row) => ({
      ...{ collection: 'blogs' as const, _id: row.id, title: row.title, summary: articleSummary(row) },
      ...{ path: blogPath(row.slug), date: row.date },
    })),
    ...(await newestNews(db, now)).map((row) => ({
      ...{ collection: 'news' as const, _id: row.id, title: row.title, summary: articleSummary(row) },
      ...{ path: newsItemPath(row.slug), date: row.date },
    })),
  ];
  return found.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** The newest blogs and news that have not been in an issue, newest first. */
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
    throw invalidField('articles', 'One of these articles is no longer published. Choose others.');
  return articles;
}

/**
 * Articles with their titles and summaries in a language; English where they are not translated.
 *
 * @param language undefined for English
 */
export async function articlesInLanguage(
  db: Database,
  language: string | undefined,
  articles: readonly Article[],
): Promise<Article[]> {
  const among = (collection: Article['collection']) => articles.filter((article) => article.collection === collection);
  const [blogs, news] = [
    await itemsInLanguage(db, blogType, language, among('blogs')),
    await itemsInLanguage(db, newsType, language, among('news')),
  ];
  const found = new Map([...blogs, ...news].map((article) => [keyOf(article), article]));
  return articles.map((article) => found.get(keyOf(article)) ?? article);
}
