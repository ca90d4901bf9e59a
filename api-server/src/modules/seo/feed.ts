import type { Dates } from 'api-client';
import { element, XML_HEAD, xmlText } from './xml';

export interface FeedEntry {
  /** Does not change with its address. */
  readonly id: string;
  readonly address: string;
  readonly title: string;
  /** The language of the title; undefined for English. */
  readonly lang: string | undefined;
  readonly summary: string;
  readonly content: string;
  readonly contentLang: string | undefined;
  readonly author: string;
  readonly published: Date;
  readonly changed: Date;
  readonly categories: readonly string[];
}

export interface Feed {
  readonly id: string;
  /** Dates in the site's time zone. */
  readonly dates: Dates;
  /** Undefined for English. */
  readonly language: string | undefined;
  readonly title: string;
  readonly description: string;
  /** The page with the same entries. */
  readonly page: string;
  readonly address: string;
  readonly entries: readonly FeedEntry[];
}

/** Makes addresses within the site absolute, for feed readers. */
function absolute(html: string, feed: Feed): string {
  const origin = new URL(feed.page).origin;
  return html.replace(/\b(src|href)="\/(?!\/)/g, `$1="${origin}/`);
}

function lastChange(feed: Feed): Date {
  return new Date(Math.max(0, ...feed.entries.map(({ changed }) => changed.getTime())));
}

/** A moment in the form of RSS, `Tue, 24 Nov 2026 10:00:00 +0530`. */
function rfc822(moment: Date, { dates }: Feed): string {
  const iso = dates.iso(moment);
  return new Date(`${iso.slice(0, 19)}Z`).toUTCString().replace('GMT', iso.slice(19).replace(':', ''));
}

/** RSS 2.0. Markup is escaped, so that readers that show it as text show it correctly. */
export function rss(feed: Feed): string {
  const items = feed.entries.map((entry) =>
    [
      '<item>',
      element('title', entry.title),
      element('link', entry.address),
      element('guid', entry.id, { isPermaLink: 'false' }),
      element('pubDate', rfc822(entry.published, feed)),
      ...(entry.author ? [element('dc:creator', entry.author)] : []),
      ...entry.categories.map((category) => element('category', category)),
      element('description', entry.summary),
      element('content:encoded', absolute(entry.content, feed)),
      '</item>',
    ].join('\n'),
  );
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.description),
    element('language', feed.language ?? 'en-in'),
    element('lastBuildDate', rfc822(lastChange(feed), feed)),
    `<atom:link href="${xmlText(feed.address)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The language of a text that is in another one than its feed. */
const langIn = ({ language }: Feed, lang: string | undefined): Record<string, string> =>
  lang && lang !== language ? { 'xml:lang': lang } : {};

export function atom(feed: Feed): string {
  const entries = feed.entries.map((entry) =>
    [
      '<entry>',
      element('id', entry.id),
      element('title', entry.title, langIn(feed, entry.lang)),
      `<link rel="alternate" type="text/html" href="${xmlText(entry.address)}"/>`,
      element('published', feed.dates.iso(entry.published)),
      element('updated', feed.dates.iso(entry.changed)),
      `<author>${element('name', entry.author || feed.title)}</author>`,
      ...entry.categories.map((category) => `<category term="${xmlText(category)}"/>`),
      element('summary', entry.summary),
      element('content', absolute(entry.content, feed), { type: 'html', ...langIn(feed, entry.contentLang) }),
      '</entry>',
    ].join('\n'),
  );
  return [
    XML_HEAD,
    `<feed xmlns="http://www.w3.org/2005/Atom"${feed.language ? ` xml:lang="${feed.language}"` : ''}>`,
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.description),
    `<link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.address)}"/>`,
    element('updated', feed.dates.iso(lastChange(feed))),
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
