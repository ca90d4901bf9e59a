import { blogPath, feedPath, langOf, newsItemPath, type Dates, type FeedKind, type InLanguage } from 'api-client';
import { blogs as blogType, news as newsType, siteSettings } from 'api-client/content-types';
import { itemInLanguage, wholeItemsInLanguage } from '../../content-types/items-in-language';
import { textsFor, type Texts } from '../../texts/texts';
import { uuidOf } from '../../identity';
import { siteDates } from '../../content/site-dates';
import { articleSummary, newestBlogs, newestNews } from '../../content/newest-articles';
import { showPlainRichText } from '../../content/stored-rich-text';
import type { blogs, news } from '../../database/schema';
import type { Services } from '../../services';
import { findSiteSettings, toSiteSettings } from '../site-settings/repository';
import type { Feed, FeedEntry } from './feed';

/** The moment of a day and a time of day; the beginning of the day when the time is invalid. */
function momentOf(day: string, time: string, dates: Dates): Date {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? dates.fromInput(`${day}T${time}`) : dates.startOf(day);
}

type Article = typeof blogs.$inferSelect | typeof news.$inferSelect;

/** A reader of a feed. */
interface Reader {
  readonly services: Services;
  /** Undefined for English. */
  readonly language: string | undefined;
  readonly dates: Dates;
  readonly texts: Texts;
}

type Translated = Article & InLanguage;

/** Articles with their published texts in the reader's language. Pictures have one width. */
async function articlesFor<Row extends Article>(
  { services, language }: Reader,
  type: typeof blogType | typeof newsType,
  rows: Row[],
) {
  const english: InLanguage = {};
  const items = rows.map((row) => {
    const shown = { _id: row.id, content: showPlainRichText(row.content, row) };
    return { ...row, ...english, ...shown };
  });
  return wholeItemsInLanguage(services.db, type, language, items);
}

/** The fields of an entry that blogs and news share. */
const entryOf = (kind: FeedKind, row: Translated, address: string, { services, language, texts }: Reader) => ({
  id: `urn:uuid:${uuidOf([kind, row.id, ...(language ? [language] : [])].join('/'))}`,
  address: services.config.siteUrl + texts.path(address),
  title: row.title,
  lang: langOf(row, 'title'),
  summary: articleSummary(row),
  content: row.content,
  contentLang: langOf(row, 'content'),
  author: row.author,
  changed: row.updatedAt,
});

async function blogEntries(reader: Reader): Promise<FeedEntry[]> {
  const { services, dates } = reader;
  const rows = await articlesFor(reader, blogType, await newestBlogs(services.db, services.clock.now()));
  return rows.map((row) => ({
    ...entryOf('blogs', row, blogPath(row.slug), reader),
    published: momentOf(row.date, row.time, dates),
    categories: row.tags,
  }));
}

async function newsEntries(reader: Reader): Promise<FeedEntry[]> {
  const { services, dates } = reader;
  const rows = await articlesFor(reader, newsType, await newestNews(services.db, services.clock.now()));
  return rows.map((row) => ({
    ...entryOf('news', row, newsItemPath(row.slug), reader),
    published: dates.startOf(row.date),
    categories: [row.category],
  }));
}

const kinds = {
  blogs: { entries: blogEntries, name: 'Blogs', description: 'Field notes, laboratory results and lessons' },
  news: { entries: newsEntries, name: 'News', description: 'Projects, people and results' },
} as const;

/**
 * The newest articles of a kind.
 *
 * @param language undefined for English. Articles that are not translated into it are in English
 */
export async function readFeed(
  services: Services,
  kind: FeedKind,
  form: Parameters<typeof feedPath>[1],
  language: string | undefined,
): Promise<Feed> {
  const { entries, name, description } = kinds[kind];
  const { db, config } = services;
  const [row] = await findSiteSettings(db);
  const site = row && (await itemInLanguage(db, siteSettings, language, toSiteSettings(row)));
  const dates = await siteDates(db);
  const texts = textsFor(config, language);
  return {
    id: `urn:uuid:${uuidOf(['feeds', ...(language ? [language] : []), kind, site?._id ?? config.siteUrl].join('/'))}`,
    dates,
    language,
    title: `${texts.text(name)} · ${site?.title ?? texts.text('The company')}`,
    description: texts.text(description),
    page: config.siteUrl + texts.path(`/${kind}`),
    address: config.siteUrl + texts.path(feedPath(kind, form)),
    entries: await entries({ services, language, dates, texts }),
  };
}
