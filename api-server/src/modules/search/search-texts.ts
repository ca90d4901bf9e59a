import { sectorPath, blogPath, newsItemPath, pagePath, subsectorPath, jobPath, SERVICES_PATH } from 'api-client';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { publicOnly } from '../../content/visibility';
import { plainBeginning } from '../../content/rich-text';
import type { Database } from '../../database/database';
import { blogs, jobPostings, news, pages, sectors, services, subsectors } from '../../database/schema';
import { siteDay } from '../../content/site-dates';
import { inState } from '../../content-types/job-postings/state';
import { subsectorPicture } from '../../content-types/subsectors/repository';
import { summaryOf } from '../../text/summary';
import type { Hit, Hits } from './hit';
import { textMatch } from './text-match';

interface Asked {
  readonly db: Database;
  readonly words: readonly string[];
  readonly limit: number;
  readonly now: Date;
}

const total = sql<number>`(count(*) over ())::integer`;

function hitsOf<Row extends { score: number; total: number }>(
  kind: Hits['kind'],
  rows: readonly Row[],
  toHit: (row: Row) => Omit<Hit, 'kind' | 'score'>,
): Hits {
  return { kind, count: rows[0]?.total ?? 0, hits: rows.map((row) => ({ kind, score: row.score, ...toHit(row) })) };
}

/**
 * The rows that contain every word, else those with similar words: among thousands of rows most searches find a word as
 * it is written, and comparing each row with misspelt words takes many times as long.
 */
async function exactElseSimilar<Row>(
  { exact, where }: ReturnType<typeof textMatch>,
  select: (where: SQL | undefined) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows = await select(exact);
  return rows.length > 0 ? rows : select(where);
}

export async function searchSectors({ db, words, limit, now }: Asked): Promise<Hits> {
  const { where, score } = textMatch(words, { title: sectors.sortName, texts: [sectors.description] });
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

export async function searchSubsectors({ db, words, limit, now }: Asked): Promise<Hits> {
  const { where, score } = textMatch(words, { title: subsectors.sortName, texts: [subsectors.description] });
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

export async function searchServices({ db, words, limit, now }: Asked): Promise<Hits> {
  const { where, score } = textMatch(words, { title: services.sortName, texts: [services.desc] });
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

export async function searchBlogs({ db, words, limit, now }: Asked): Promise<Hits> {
  const match = textMatch(words, { title: blogs.sortName, texts: [blogs.summary], searched: blogs.searched });
  const { score } = match;
  const { id, slug, title, summary, blogImg } = blogs;
  const content = sql<string>`case when ${summary} = '' then ${blogs.content} else '' end`;
  const rows = await exactElseSimilar(match, (where) =>
    db
      .select({ id, slug, title, summary, content, blogImg, score, total })
      .from(blogs)
      .where(and(publicOnly(blogs, now), where))
      .orderBy(desc(score), desc(blogs.date))
      .limit(limit),
  );
  return hitsOf('blog', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(row.summary || plainBeginning(row.content)),
    image: row.blogImg,
    path: blogPath(row.slug),
  }));
}

export async function searchNews({ db, words, limit, now }: Asked): Promise<Hits> {
  const match = textMatch(words, { title: news.sortName, texts: [news.summary], searched: news.searched });
  const { score } = match;
  const { id, slug, title, summary, image } = news;
  const rows = await exactElseSimilar(match, (where) =>
    db
      .select({ id, slug, title, summary, image, score, total })
      .from(news)
      .where(and(publicOnly(news, now), where))
      .orderBy(desc(score), desc(news.createdAt))
      .limit(limit),
  );
  return hitsOf('news', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(row.summary),
    image: row.image,
    path: newsItemPath(row.slug),
  }));
}

export async function searchOwnPages({ db, words, limit, now }: Asked): Promise<Hits> {
  const { where, score } = textMatch(words, { title: pages.sortName, texts: [pages.summary], body: pages.words });
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

export async function searchJobs({ db, words, limit, now }: Asked): Promise<Hits> {
  const match = textMatch(words, {
    title: jobPostings.sortName,
    texts: [jobPostings.location, jobPostings.department],
    searched: jobPostings.searched,
  });
  const { score } = match;
  const { id, slug, title, location, detail } = jobPostings;
  const open = and(publicOnly(jobPostings, now), inState('open', await siteDay(db, now)));
  const rows = await exactElseSimilar(match, (where) =>
    db
      .select({ id, slug, title, location, detail, score, total })
      .from(jobPostings)
      .where(and(open, where))
      .orderBy(desc(score), desc(jobPostings.createdAt))
      .limit(limit),
  );
  return hitsOf('job', rows, (row) => ({
    _id: row.id,
    title: row.title,
    summary: summaryOf(`${row.location}. ${plainBeginning(row.detail)}`),
    image: '',
    path: jobPath({ _id: row.id, slug: row.slug }),
  }));
}
