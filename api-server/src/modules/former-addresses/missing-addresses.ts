import { MISSING_ADDRESS_DAYS } from 'api-client';
import { desc, inArray, lte, sql } from 'drizzle-orm';
import { DAY } from '../../clock';
import { formerPath } from '../../content-types/redirects/former-path';
import type { Database } from '../../database/database';
import { missingAddresses } from '../../database/schema';
import { newId } from '../../identity';
import type { Services } from '../../services';

/** The most stored addresses: those requested last. */
const MAX_STORED = 1_000;

/** Whether a path may identify a person, such as by an email address: it is not stored then. */
const mayIdentifyPerson = (path: string): boolean => path.includes('@');

interface MissingCount {
  readonly path: string;
  readonly count: number;
}

/** Counts requests for missing pages, by their paths only. */
export async function countMissing(db: Database, now: Date, missing: readonly MissingCount[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { path, count } of missing) {
    const former = formerPath(path);
    if (!mayIdentifyPerson(former)) counts.set(former, (counts.get(former) ?? 0) + count);
  }
  if (counts.size === 0) return;
  // Always in the same order, so that two servers cannot deadlock.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  await db
    .insert(missingAddresses)
    .values(rows.map(([path, count]) => ({ id: newId(now), path, count, firstAt: now, lastAt: now })))
    .onConflictDoUpdate({
      target: missingAddresses.path,
      set: { count: sql`least(${missingAddresses.count} + excluded.count, 1000000000)`, lastAt: now },
    });
  const tooMany = db
    .select({ id: missingAddresses.id })
    .from(missingAddresses)
    .orderBy(desc(missingAddresses.lastAt), desc(missingAddresses.id))
    .offset(MAX_STORED);
  await db.delete(missingAddresses).where(inArray(missingAddresses.id, tooMany));
}

/** The missing addresses, most requested first. */
export function listMissing(db: Database) {
  return db
    .select()
    .from(missingAddresses)
    .orderBy(desc(missingAddresses.count), desc(missingAddresses.lastAt))
    .limit(MAX_STORED);
}

export async function cleanUpMissing({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - MISSING_ADDRESS_DAYS * DAY);
  await db.delete(missingAddresses).where(lte(missingAddresses.lastAt, before));
}
