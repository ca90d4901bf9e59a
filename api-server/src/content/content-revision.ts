import { and, desc, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { collections } from 'api-client/content-types';
import { auditEntries } from '../database/schema';

/** The collections that public pages are made of. */
const SHOWN = [...collections, 'media'];

/** So many changes may be under way at once: a later one can be finished before an earlier one. */
const AT_ONCE = 20;

/** Differs after every change of what visitors see; whatever else the audit log holds does not count. */
export async function contentRevision(db: Database): Promise<string> {
  const latest = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(inArray(auditEntries.collection, SHOWN), ne(auditEntries.action, 'export')))
    .orderBy(desc(auditEntries.id))
    .limit(AT_ONCE);
  return latest.map(({ id }) => id.toString(36)).join('.') || '0';
}
