import { schemasOf } from 'api-client/calls';
import { collectionType, type CollectionDefinition } from 'api-client/content-types';
import { asc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { collectionItems, collections } from '../../database/schema';
import { contentType } from '../content-type';
import type { ServedContentType } from '../served-content-type';
import { collectionRows } from './collection-rows';

type Stored = typeof collections.$inferSelect;

/** Content types by their names and definitions: making one takes longer than most calls. */
const made = new LRUCache<string, ServedContentType>({ max: 500 });

/** The remote and the name of a collection: `events:talks`. */
export function partsOf(name: string): readonly [remote: string, collection: string] {
  const [remote = '', collection = ''] = name.split(':');
  return [remote, collection];
}

/** The content type of a definition. */
export function servedCollection(name: string, definition: CollectionDefinition): ServedContentType {
  const key = JSON.stringify([name, definition]);
  const known = made.get(key);
  if (known) return known;
  const type = collectionType(...partsOf(name), definition);
  const schemas = schemasOf(type);
  const shared = collectionRows(type, schemas);
  const served = contentType(type, { schemas, table: collectionItems, shared });
  made.set(key, served);
  return served;
}

/** Every collection with its definition, by name; those of retired remotes too. */
export const storedCollections = (db: Database): Promise<Stored[]> =>
  db.select().from(collections).orderBy(asc(collections.name));

/** The content types of all collections of remotes. Items of retired remotes can still be read and exported. */
export async function servedCollections(db: Database): Promise<ServedContentType[]> {
  return (await storedCollections(db)).map(({ name, definition }) => servedCollection(name, definition));
}

/** The content type of a collection; undefined if its remote is not on the site. */
export async function liveCollection(db: Database, name: string): Promise<ServedContentType | undefined> {
  const [stored] = await db.select().from(collections).where(eq(collections.name, name));
  return stored?.live ? servedCollection(name, stored.definition) : undefined;
}
