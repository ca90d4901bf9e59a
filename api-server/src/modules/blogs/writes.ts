import type { Blog } from 'api-client';
import type { blogBodySchema, blogUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { freeSlug } from '../../content/free-slug';
import { dayOf, publicationMoment, timeOfDay } from '../../content/publication-day';
import { storeRichText } from '../../content/stored-rich-text';
import type { Database } from '../../database/database';
import { blogs } from '../../database/schema';
import { slugKey } from '../../text/fold';
import { blogKind } from './kind';
import { readingMinutes } from './reading-minutes';

/** What is stored of a text: sanitised, its pictures with their sizes, with the time it takes to read. */
async function textOf(tx: Database, content: string) {
  const { text, ...rendered } = await storeRichText(tx, content);
  return { content: text, ...rendered, readingMinutes: readingMinutes(text) };
}

/** Adds a blog; day and time of publication are made here when the body has none. */
export function addBlog(change: Change, body: z.output<typeof blogBodySchema>): Promise<Blog> {
  const { status, publishAt, slug, content, Date: day, time, tags = [], ...texts } = body;
  const moment = publicationMoment(publishAt, change.services.clock.now());
  return createContent(change, blogKind, {
    name: body.title,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...texts,
      ...(await textOf(tx, content)),
      ...(await freeSlug(tx, blogs, { slug, name: body.title })),
      tags,
      date: dayOf(day) ?? moment.toISOString().slice(0, 10),
      time: time || timeOfDay(moment),
    }),
  });
}

/**
 * Changes a blog. Its address stays unless the body gives another.
 * @throws 404, or 409 after a stale `version`
 */
export function editBlog(
  change: Change,
  id: string,
  { version, status, publishAt, slug, content, Date: day, ...body }: z.output<typeof blogUpdateSchema>,
): Promise<Blog> {
  return updateContent(change, blogKind, id, {
    version,
    name: body.title,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...body,
      ...(content !== undefined && (await textOf(tx, content))),
      ...(slug !== undefined && { slug, slugKey: slugKey(slug) }),
      ...(day && { date: dayOf(day) }),
    }),
  });
}

/** Moves a blog to the trash. */
export function removeBlog(change: Change, id: string): Promise<void> {
  return trashContent(change, blogKind, id);
}
