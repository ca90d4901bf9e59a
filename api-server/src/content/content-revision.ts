import { collections, isRemoteCollection } from 'api-client/content-types';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { contentRevisions } from '../database/schema';

/** The collections that public pages show. */
const SHOWN: ReadonlySet<string> = new Set([...collections, 'media']);

const revisionsQuery = prepared((db) => db.select().from(contentRevisions).prepare(''));

/**
 * The revision of each collection that visitors see, for instance `blogs=12 news=3`. A trigger counts the entries of
 * the audit log in the transaction of each change.
 */
export async function contentRevision(db: Database): Promise<string> {
  const revisions = await revisionsQuery(db).execute();
  return revisions
    .filter(({ name }) => SHOWN.has(name) || isRemoteCollection(name))
    .map(({ name, revision }) => `${name}=${revision}`)
    .sort()
    .join(' ');
}
