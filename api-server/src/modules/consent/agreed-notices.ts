import type { AgreedNotice, GivenConsent } from 'api-client';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { agreedNotices } from '../../database/schema';

/** The texts of the notices of some records, oldest first. */
export async function noticesOf(
  db: Database,
  consents: readonly (GivenConsent | null | undefined)[],
): Promise<AgreedNotice[]> {
  const ids = [...new Set(consents.flatMap((consent) => consent?.notice ?? []))];
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(agreedNotices)
    .where(inArray(agreedNotices.id, ids))
    .orderBy(asc(agreedNotices.since), asc(agreedNotices.id));
  return rows.map(({ id, language, text, since }) => ({ _id: id, language, text, since: since.toISOString() }));
}
