import { blogPath, newsItemPath } from 'api-client';
import { desc } from 'drizzle-orm';
import { plainBeginning } from '../../content/rich-text';
import { showPlainRichText } from '../../content/stored-rich-text';
import { publicOnly } from '../../content/visibility';
import { blogs, news } from '../../database/schema';
import type { Services } from '../../services';
import { findSiteSettings } from '../site-settings/repository';
import type { Feed, FeedEntry } from './feed';

const MOST_ENTRIES = 30;
const SUMMARY_LENGTH = 280;

/** The moment of a day and a time of day; the day alone when the time cannot be read. */
function momentOf(day: string, time: string): Date {
  const moment = new Date(`${day}T${/^\d{2}:\d{2}$/.test(time) ? time : '00:00'}:00.000Z`);
  return Number.isNaN(moment.getTime()) ? new Date(`${day}T00:00:00.000Z`) : moment;
}

function summaryOf(summary: string, content: string): string {
  if (summary !== '') return summary;
  const text = plainBeginning(content);
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}

async function siteTitle({ db }: Services): Promise<string> {
  const [site] = await findSiteSettings(db);
  return site?.title ?? 'The company';
}

async function blogEntries({ db, clock, config }: Services): Promise<FeedEntry[]> {
  const rows = await db
    .select()
    .from(blogs)
    .where(publicOnly(blogs, clock.now()))
    .orderBy(desc(blogs.date), desc(blogs.id))
    .limit(MOST_ENTRIES);
  return rows.map((row) => ({
    address: config.siteUrl + blogPath(row.slug),
    title: row.title,
    summary: summaryOf(row.summary, row.content),
    content: showPlainRichText(row.content, row),
    author: row.author,
    published: momentOf(row.date, row.time),
    changed: row.updatedAt,
    categories: row.tags,
  }));
}

async function newsEntries({ db, clock, config }: Services): Promise<FeedEntry[]> {
  const rows = await db
    .select()
    .from(news)
    .where(publicOnly(news, clock.now()))
    .orderBy(desc(news.date), desc(news.id))
    .limit(MOST_ENTRIES);
  return rows.map((row) => ({
    address: config.siteUrl + newsItemPath(row.slug),
    title: row.title,
    summary: summaryOf(row.summary, row.content),
    content: showPlainRichText(row.content, row),
    author: row.author,
    published: momentOf(row.date, ''),
    changed: row.updatedAt,
    categories: [row.category],
  }));
}

const kinds = {
  blogs: { entries: blogEntries, name: 'Blogs', description: 'Field notes, laboratory results and lessons' },
  news: { entries: newsEntries, name: 'News', description: 'Projects, people and results' },
} as const;

/** The feed of the blogs or of the news, at an address of its own. */
export async function readFeed(services: Services, kind: keyof typeof kinds, path: string): Promise<Feed> {
  const { entries, name, description } = kinds[kind];
  const { siteUrl } = services.config;
  return {
    title: `${name} · ${await siteTitle(services)}`,
    description,
    page: `${siteUrl}/${kind}`,
    address: siteUrl + path,
    entries: await entries(services),
  };
}
