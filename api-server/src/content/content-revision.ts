import { collections, isRemoteCollection } from 'api-client/content-types';
import { sql } from 'drizzle-orm';
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

/**
 * Raises the revision of a collection after changes without entries in the audit log, whose trigger does it otherwise.
 * Pass their transaction, as its last step: it locks the revisions.
 */
export async function raiseContentRevision(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('content_revisions'))`);
  await tx
    .insert(contentRevisions)
    .values({ name, revision: 1 })
    .onConflictDoUpdate({ target: contentRevisions.name, set: { revision: sql`${contentRevisions.revision} + 1` } });
  await tx.execute(sql`SELECT pg_notify('audit', '')`);
}
