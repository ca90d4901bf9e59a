import { blogPath, newsItemPath, type Dates } from 'api-client';
import { desc } from 'drizzle-orm';
import { uuidOf } from '../../identity';
import { siteDates } from '../../content/site-dates';
import { plainBeginning } from '../../content/rich-text';
import { showPlainRichText } from '../../content/stored-rich-text';
import { publicOnly } from '../../content/visibility';
import { blogs, news } from '../../database/schema';
import type { Services } from '../../services';
import { findSiteSettings } from '../site-settings/repository';
import type { Feed, FeedEntry } from './feed';

const MAX_ENTRIES = 30;
const SUMMARY_LENGTH = 280;

/** The moment of a day and a time of day; the beginning of the day when the time is invalid. */
function momentOf(day: string, time: string, dates: Dates): Date {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? dates.fromInput(`${day}T${time}`) : dates.startOf(day);
}

function summaryOf(summary: string, content: string): string {
  if (summary !== '') return summary;
  const text = plainBeginning(content);
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}

async function blogEntries({ db, clock, config }: Services, dates: Dates): Promise<FeedEntry[]> {
  const rows = await db
    .select()
    .from(blogs)
    .where(publicOnly(blogs, clock.now()))
    .orderBy(desc(blogs.date), desc(blogs.id))
    .limit(MAX_ENTRIES);
  return rows.map((row) => ({
    id: `urn:uuid:${uuidOf(`blogs/${row.id}`)}`,
    address: config.siteUrl + blogPath(row.slug),
    title: row.title,
    summary: summaryOf(row.summary, row.content),
    content: showPlainRichText(row.content, row),
    author: row.author,
    published: momentOf(row.date, row.time, dates),
    changed: row.updatedAt,
    categories: row.tags,
  }));
}

async function newsEntries({ db, clock, config }: Services, dates: Dates): Promise<FeedEntry[]> {
  const rows = await db
    .select()
    .from(news)
    .where(publicOnly(news, clock.now()))
    .orderBy(desc(news.date), desc(news.id))
    .limit(MAX_ENTRIES);
  return rows.map((row) => ({
    id: `urn:uuid:${uuidOf(`news/${row.id}`)}`,
    address: config.siteUrl + newsItemPath(row.slug),
    title: row.title,
    summary: summaryOf(row.summary, row.content),
    content: showPlainRichText(row.content, row),
    author: row.author,
    published: dates.startOf(row.date),
    changed: row.updatedAt,
    categories: [row.category],
  }));
}

const kinds = {
  blogs: { entries: blogEntries, name: 'Blogs', description: 'Field notes, laboratory results and lessons' },
  news: { entries: newsEntries, name: 'News', description: 'Projects, people and results' },
} as const;

/** The feed of the blogs or of the news. */
export async function readFeed(services: Services, kind: keyof typeof kinds, path: string): Promise<Feed> {
  const { entries, name, description } = kinds[kind];
  const { siteUrl } = services.config;
  const [site] = await findSiteSettings(services.db);
  const dates = await siteDates(services.db);
  return {
    id: `urn:uuid:${uuidOf(`feeds/${kind}/${site?.id ?? siteUrl}`)}`,
    dates,
    title: `${name} · ${site?.title ?? 'The company'}`,
    description,
    page: `${siteUrl}/${kind}`,
    address: siteUrl + path,
    entries: await entries(services, dates),
  };
}
