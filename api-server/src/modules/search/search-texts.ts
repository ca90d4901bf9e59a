import { sectorPath, blogPath, newsItemPath, pagePath, subsectorPath, jobPath, SERVICES_PATH } from 'api-client';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { publicOnly } from '../../content/visibility';
import { plainBeginning } from '../../content/rich-text';
import type { Database } from '../../database/database';
import { blogs, jobPostings, news, pages, sectors, services, subsectors } from '../../database/schema';
import { siteDay } from '../../content/site-dates';
import { inState } from '../../content-types/job-postings/state';
import { subsectorPicture } from '../../content-types/subsectors/repository';
import { summaryOf } from '../../text/summary';
import type { Hit, Hits } from './hit';
import { orTranslated, type TranslatedHits } from './search-translations';
import { exactMatch, textMatch, type TextMatch } from './text-match';

interface Asked {
  readonly db: Database;
  readonly words: readonly string[];
  readonly limit: number;
  readonly now: Date;
  readonly translated: TranslatedHits;
}

const total = sql<number>`(count(*) over ())::integer`;

function hitsOf<Row extends { score: number; total: number }>(
  kind: Hits['kind'],
  rows: readonly Row[],
  toHit: (row: Row) => Omit<Hit, 'kind' | 'score'>,
): Hits {
  return { kind, count: rows[0]?.total ?? 0, hits: rows.map((row) => ({ kind, score: row.score, ...toHit(row) })) };
}

interface Indexed {
  readonly collection: string;
  readonly table: typeof blogs | typeof news | typeof jobPostings;
  readonly searched: Parameters<typeof exactMatch>[1];
  readonly shown: SQL | undefined;
  /** Among hits with the same score, the latest comes first. */
  readonly latest: AnyPgColumn;
}

const hitsQuery = ({ db, limit }: Asked, { table, shown, latest }: Indexed, { where, score }: TextMatch) =>
  db
    .select({ id: table.id, score: score.as('score'), total: total.as('total') })
    .from(table as PgTable)
    .where(and(shown, where))
    .orderBy(desc(score), desc(latest))
    .limit(limit)
    .as('hits');

/**
 * The rows that contain every word, else those with similar words: among thousands of rows most searches find a word as
 * it is written, and comparing each row with misspelt words takes many times as long.
 *
 * @param select the rows of the hits: only their texts are read, not those of all results
 */
async function exactElseSimilar<Row>(
  asked: Asked,
  indexed: Indexed,
  select: (hits: ReturnType<typeof hitsQuery>) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const { words, translated } = asked;
  const rowsOf = (match: TextMatch) =>
    select(hitsQuery(asked, indexed, orTranslated(match, indexed.table.id, indexed.collection, translated)));
  const rows = await rowsOf(exactMatch(words, indexed.searched));
  return rows.length > 0 || translated.areExact ? rows : rowsOf(textMatch(words, indexed.searched));
}

export async function searchSectors({ db, words, limit, now, translated }: Asked): Promise<Hits> {
  const { where, score } = orTranslated(
    textMatch(words, { title: sectors.sortName, texts: [sectors.description] }, !translated.areExact),
    sectors.id,
    'sectors',
    translated,
  );
  const { id, name, slug, logo, description } = sectors;
  const rows = await db
    .select({ id, name, slug, logo, description, score, total })
    .from(sectors)
    .where(and(publicOnly(sectors, now), where))
    .orderBy(desc(score), sectors.order)
    .limit(limit);
  return hitsOf('sector', rows, (row) => ({
    _id: row.id,
    title: row.name,
    summary: summaryOf(row.description),
    image: row.logo,
    path: sectorPath(row),
  }));
}

export async function searchSubsectors({ db, words, limit, now, translated }: Asked): Promise<Hits> {
  const { where, score } = orTranslated(
    textMatch(words, { title: subsectors.sortName, texts: [subsectors.description] }, !translated.areExact),
    subsectors.id,
    'subsectors',
    translated,
  );
  const { id, name, slug, description } = subsectors;
  const rows = await db
    .select({ id, name, slug, description, sectorSlug: sectors.slug, picture: subsectorPicture, score, total })
    .from(subsectors)
    .innerJoin(sectors, eq(sectors.id, subsectors.sectorId))
    .where(and(publicOnly(subsectors, now), publicOnly(sectors, now), where))
    .orderBy(desc(score), subsectors.sortName)
    .limit(limit);
  return hitsOf('subsector', rows, (row) => ({
    _id: row.id,
    title: row.name,
    summary: summaryOf(row.description),
    image: row.picture,
    path: subsectorPath(row),
  }));
}

export async function searchServices({ db, words, limit, now, translated }: Asked): Promise<Hits> {
  const { where, score } = orTranslated(
    textMatch(words, { title: services.sortName, texts: [services.desc] }, !translated.areExact),
    services.id,
    'services',
    translated,
  );
  const { id, title, logo, desc: text } = services;
  const rows = await db
    .select({ id, title, logo, text, score, total })
    .from(services)
    .where(and(publicOnly(services, now), where))
    .orderBy(desc(score), services.order)
    .limit(limit);
  return hitsOf('service', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(row.text),
    image: row.logo,
    path: SERVICES_PATH,
  }));
}

export async function searchBlogs(asked: Asked): Promise<Hits> {
  const { db, now } = asked;
  const indexed: Indexed = {
    collection: 'blogs',
    table: blogs,
    searched: { title: blogs.sortName, texts: [blogs.summary], searched: blogs.searched },
    shown: publicOnly(blogs, now),
    latest: blogs.date,
  };
  const { id, slug, title, summary, blogImg } = blogs;
  const content = sql<string>`case when ${summary} = '' then ${blogs.content} else '' end`;
  const rows = await exactElseSimilar(asked, indexed, (hits) =>
    db
      .select({ id, slug, title, summary, content, blogImg, score: hits.score, total: hits.total })
      .from(hits)
      .innerJoin(blogs, eq(id, hits.id))
      .orderBy(desc(hits.score), desc(blogs.date)),
  );
  return hitsOf('blog', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(row.summary || plainBeginning(row.content)),
    image: row.blogImg,
    path: blogPath(row.slug),
  }));
}

export async function searchNews(asked: Asked): Promise<Hits> {
  const { db, now } = asked;
  const indexed: Indexed = {
    collection: 'news',
    table: news,
    searched: { title: news.sortName, texts: [news.summary], searched: news.searched },
    shown: publicOnly(news, now),
    latest: news.createdAt,
  };
  const { id, slug, title, summary, image } = news;
  const rows = await exactElseSimilar(asked, indexed, (hits) =>
    db
      .select({ id, slug, title, summary, image, score: hits.score, total: hits.total })
      .from(hits)
      .innerJoin(news, eq(id, hits.id))
      .orderBy(desc(hits.score), desc(news.createdAt)),
  );
  return hitsOf('news', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(row.summary),
    image: row.image,
    path: newsItemPath(row.slug),
  }));
}

export async function searchOwnPages({ db, words, limit, now, translated }: Asked): Promise<Hits> {
  const { where, score } = orTranslated(
    textMatch(words, { title: pages.sortName, texts: [pages.summary], body: pages.words }, !translated.areExact),
    pages.id,
    'pages',
    translated,
  );
  const { id, slug, title, summary, image } = pages;
  const rows = await db
    .select({ id, slug, title, summary, text: sql<string>`left(${pages.words}, 400)`, image, score, total })
    .from(pages)
    .where(and(publicOnly(pages, now), where))
    .orderBy(desc(score), pages.sortName)
    .limit(limit);
  return hitsOf('page', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(row.summary || row.text),
    image: row.image,
    path: pagePath(row.slug),
  }));
}

export async function searchJobs(asked: Asked): Promise<Hits> {
  const { db, now } = asked;
  const indexed: Indexed = {
    collection: 'job-postings',
    table: jobPostings,
    searched: {
      title: jobPostings.sortName,
      texts: [jobPostings.location, jobPostings.department],
      searched: jobPostings.searched,
    },
    shown: and(publicOnly(jobPostings, now), inState('open', await siteDay(db, now))),
    latest: jobPostings.createdAt,
  };
  const { id, slug, title, location, detail } = jobPostings;
  const rows = await exactElseSimilar(asked, indexed, (hits) =>
    db
      .select({ id, slug, title, location, detail, score: hits.score, total: hits.total })
      .from(hits)
      .innerJoin(jobPostings, eq(id, hits.id))
      .orderBy(desc(hits.score), desc(jobPostings.createdAt)),
  );
  return hitsOf('job', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(`${row.location}. ${plainBeginning(row.detail)}`),
    image: '',
    path: jobPath({ _id: row.id, slug: row.slug }),
  }));
}
