import { and, desc, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { collections } from 'api-client/content-types';
import { auditEntries } from '../database/schema';

/** The collections that public pages show. */
const SHOWN = [...collections, 'media'];

/** At most so many changes run at once, and a later one may finish before an earlier one. */
const AT_ONCE = 20;

/** Differs after every change that visitors may see; other entries of the audit log do not count. */
export async function contentRevision(db: Database): Promise<string> {
  const latest = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(inArray(auditEntries.collection, SHOWN), ne(auditEntries.action, 'export')))
    .orderBy(desc(auditEntries.id))
    .limit(AT_ONCE);
  return latest.map(({ id }) => id.toString(36)).join('.') || '0';
}
