import { blogPath, newsItemPath, type Dates, type FeedKind } from 'api-client';
import { uuidOf } from '../../identity';
import { siteDates } from '../../content/site-dates';
import { articleSummary, newestBlogs, newestNews } from '../../content/newest-articles';
import { showPlainRichText } from '../../content/stored-rich-text';
import type { blogs, news } from '../../database/schema';
import type { Services } from '../../services';
import { findSiteSettings } from '../site-settings/repository';
import type { Feed, FeedEntry } from './feed';

/** The moment of a day and a time of day; the beginning of the day when the time is invalid. */
function momentOf(day: string, time: string, dates: Dates): Date {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? dates.fromInput(`${day}T${time}`) : dates.startOf(day);
}

type Article = typeof blogs.$inferSelect | typeof news.$inferSelect;

/** The fields of an entry that blogs and news share. */
const entryOf = (kind: FeedKind, row: Article, address: string) => ({
  id: `urn:uuid:${uuidOf(`${kind}/${row.id}`)}`,
  address,
  title: row.title,
  summary: articleSummary(row),
  content: showPlainRichText(row.content, row),
  author: row.author,
  changed: row.updatedAt,
});

async function blogEntries({ db, clock, config }: Services, dates: Dates): Promise<FeedEntry[]> {
  return (await newestBlogs(db, clock.now())).map((row) => ({
    ...entryOf('blogs', row, config.siteUrl + blogPath(row.slug)),
    published: momentOf(row.date, row.time, dates),
    categories: row.tags,
  }));
}

async function newsEntries({ db, clock, config }: Services, dates: Dates): Promise<FeedEntry[]> {
  return (await newestNews(db, clock.now())).map((row) => ({
    ...entryOf('news', row, config.siteUrl + newsItemPath(row.slug)),
    published: dates.startOf(row.date),
    categories: [row.category],
  }));
}

const kinds = {
  blogs: { entries: blogEntries, name: 'Blogs', description: 'Field notes, laboratory results and lessons' },
  news: { entries: newsEntries, name: 'News', description: 'Projects, people and results' },
} as const;

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
