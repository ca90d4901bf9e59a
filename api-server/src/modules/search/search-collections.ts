import { and, desc, inArray, sql } from 'drizzle-orm';
import type { ShownCollection } from '../../content-types/collections/collection-pages';
import { publicOnly } from '../../content/visibility';
import type { Database } from '../../database/database';
import { collectionItems } from '../../database/schema';
import type { Hits } from './hit';
import { exactMatch } from './text-match';

interface Asked {
  readonly db: Database;
  readonly words: readonly string[];
  readonly limit: number;
  readonly now: Date;
}

/** Searches the items of remotes' collections that have a page, by the fields that each definition searches. */
export async function searchCollections(
  { db, words, limit, now }: Asked,
  collections: readonly ShownCollection[],
): Promise<Hits> {
  const withPages = new Map(collections.flatMap((one) => (one.pathOf ? [[one.name, one] as const] : [])));
  if (withPages.size === 0) return { kind: 'page', count: 0, hits: [] };
  const { id, slug, title, collection, sortName, searched, createdAt } = collectionItems;
  const { where, score } = exactMatch(words, { title: sortName, searched });
  const rows = await db
    .select({ id, slug, title, collection, score, total: sql<number>`(count(*) over ())::integer` })
    .from(collectionItems)
    .where(and(inArray(collection, [...withPages.keys()]), publicOnly(collectionItems, now), where))
    .orderBy(desc(score), desc(createdAt))
    .limit(limit);
  return {
    kind: 'page',
    count: rows[0]?.total ?? 0,
    hits: rows.map((row) => ({
      ...{ _id: row.id, kind: 'page', title: row.title, image: '', score: row.score },
      summary: withPages.get(row.collection)?.title ?? '',
      path: withPages.get(row.collection)?.pathOf?.(row.slug) ?? '',
    })),
  };
}
