import type { ContentListQuery, Facet, NewsItem } from 'api-client';
import { and, gte, inArray, lte } from 'drizzle-orm';
import { EDITORS, type Viewer } from '../../auth/viewer';
import { isShown, withStatus } from '../../content/visibility';
import type { Database } from '../../database/database';
import { news } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { listFieldsOf, listPage, offsetOf } from '../../listing/list-page';
import { orderOf } from '../../listing/order';
import { several, type ReadQuery } from '../../listing/read-query';
import { matchingFolded } from '../../listing/search-pattern';
import type { Services } from '../../services';
import { countCategories, countYears, findNewsItem, newsOf, pinnedThenNewest, toNewsItem } from './repository';

export type NewsQuery = ReadQuery<ContentListQuery> & {
  category?: string | string[] | undefined;
  year?: number | undefined;
  page?: number | undefined;
  facets?: '0' | '1' | undefined;
};

/** News, pinned first and then newest first; `category` takes several values. The facets are those of all published items. */
export async function listNews({ db, clock }: Services, query: NewsQuery, viewer: Viewer | undefined) {
  const now = clock.now();
  const categories = several(query.category);
  const where = and(
    withStatus(news, query.status, viewer, EDITORS, now),
    categories && inArray(news.category, categories),
    query.year === undefined
      ? undefined
      : and(gte(news.date, `${query.year}-01-01`), lte(news.date, `${query.year}-12-31`)),
    matchingFolded(query.search, [news.title, news.summary, news.content, news.category, news.source]),
  );
  const page = await listPage(newsOf(db, offsetOf(query)), orderOf(news, query.sort, pinnedThenNewest), where, query);
  const facets = query.facets === '1' ? await newsFacets(db, now) : undefined;
  return { news: page.rows.map((row) => toNewsItem(row, now)), ...listFieldsOf(page), ...(facets && { facets }) };
}

async function newsFacets(db: Database, now: Date): Promise<Facet[]> {
  const [categories, years] = await Promise.all([countCategories(db, now), countYears(db, now)]);
  return [
    { field: 'category', values: categories },
    { field: 'year', values: years },
  ];
}

/** @throws 404 when there is none, or none that this viewer may see. */
export async function getNewsItem(
  { db, clock }: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<NewsItem> {
  const row = await findNewsItem(db, idOrSlug);
  const now = clock.now();
  if (!row || !isShown(row, viewer, EDITORS, now)) throw notFound('News item');
  return toNewsItem(row, now);
}
