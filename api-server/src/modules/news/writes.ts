import type { NewsItem } from 'api-client';
import type { newsItemBodySchema, newsItemUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { freeSlug } from '../../content/free-slug';
import { dayOf, publicationMoment } from '../../content/publication-day';
import { storeRichText } from '../../content/stored-rich-text';
import type { Database } from '../../database/database';
import { news } from '../../database/schema';
import { slugKey } from '../../text/fold';
import { newsKind } from './kind';

/** What is stored of a text: sanitised, its pictures with their sizes. */
async function textOf(tx: Database, content: string) {
  const { text, ...rendered } = await storeRichText(tx, content);
  return { content: text, ...rendered };
}

/** Adds a news item; its day is made here when the body has none. */
export function addNewsItem(change: Change, body: z.output<typeof newsItemBodySchema>): Promise<NewsItem> {
  const { status, publishAt, slug, content, date, ...texts } = body;
  const moment = publicationMoment(publishAt, change.services.clock.now());
  return createContent(change, newsKind, {
    name: body.title,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...texts,
      ...(await freeSlug(tx, news, { slug, name: body.title })),
      ...(await textOf(tx, content)),
      date: dayOf(date) ?? moment.toISOString().slice(0, 10),
    }),
  });
}

/**
 * Changes a news item. Its address stays unless the body gives another.
 * @throws 404, or 409 after a stale `version`
 */
export function editNewsItem(
  change: Change,
  id: string,
  { version, status, publishAt, slug, content, date, ...body }: z.output<typeof newsItemUpdateSchema>,
): Promise<NewsItem> {
  return updateContent(change, newsKind, id, {
    version,
    name: body.title,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...body,
      ...(content !== undefined && (await textOf(tx, content))),
      ...(slug !== undefined && { slug, slugKey: slugKey(slug) }),
      ...(date && { date: dayOf(date) }),
    }),
  });
}

/** Moves a news item to the trash. */
export function removeNewsItem(change: Change, id: string): Promise<void> {
  return trashContent(change, newsKind, id);
}
