import type { Facet } from 'api-client';
import { count, desc, sql } from 'drizzle-orm';
import { withIds } from '../../content/part-ids';
import { publicationMoment } from '../../content/publication-day';
import { siteDates } from '../../content/site-dates';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { blogs } from '../../database/schema';
import { countWords, minutesFor } from '../../text/reading-minutes';
import type { HooksOf } from '../served-content-type';
import { reactionRoutes } from './routes';

const MAX_TAGS = 50;

/** The tags of published blogs with their counts, the frequent ones first. */
async function countTags(db: Database, now: Date): Promise<Facet['values']> {
  const tag = sql<string>`unnest(${blogs.tags})`.as('tag');
  const tags = db.select({ tag }).from(blogs).where(publicOnly(blogs, now)).as('tags');
  return db
    .select({ value: tags.tag, count: count() })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(desc(count()), tags.tag)
    .limit(MAX_TAGS);
}

/** Sets the reading time, and the site's time of day at publication if a new blog has none. */
export const blogHooks: HooksOf<'blogs'> = {
  isIndependent: true,
  beforeSave: async (tx, { change, body, columns, before }) => {
    const isTimed = before !== undefined || Boolean(body.time);
    const moment = publicationMoment(body.publishAt, change.services.clock.now());
    return {
      ...(columns.content !== undefined && { readingMinutes: minutesFor(countWords(columns.content)) }),
      ...(body.charts && { charts: withIds(body.charts, before?.charts ?? [], change.services.clock.now()) }),
      ...(!isTimed && { time: (await siteDates(tx)).timeOf(moment) }),
    };
  },
  facets: async ({ db, now }) => [{ field: 'tag', values: await countTags(db, now) }],
  routes: reactionRoutes,
};
