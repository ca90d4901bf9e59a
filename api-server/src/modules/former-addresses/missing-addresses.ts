import { MISSING_ADDRESS_DAYS } from 'api-client';
import { desc, inArray, lte, sql } from 'drizzle-orm';
import { DAY } from '../../clock';
import { formerPath } from '../../content-types/redirects/former-path';
import type { Database } from '../../database/database';
import { missingAddresses } from '../../database/schema';
import { newId } from '../../identity';
import type { Services } from '../../services';

/** The most that are kept: those asked for last. */
const MOST = 1_000;

/** A path that may name somebody, such as the address of a mail, is not kept. */
const mayNameSomebody = (path: string): boolean => path.includes('@');

interface Asked {
  readonly path: string;
  readonly count: number;
}

/** Counts pages that were asked for and are not there, by their paths alone. */
export async function countMissing(db: Database, now: Date, asked: readonly Asked[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { path, count } of asked) {
    const kept = formerPath(path);
    if (!mayNameSomebody(kept)) counts.set(kept, (counts.get(kept) ?? 0) + count);
  }
  if (counts.size === 0) return;
  // In one order, so that two servers never wait for one another.
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
    .offset(MOST);
  await db.delete(missingAddresses).where(inArray(missingAddresses.id, tooMany));
}

/** Those asked for most first. */
export function listMissing(db: Database) {
  return db
    .select()
    .from(missingAddresses)
    .orderBy(desc(missingAddresses.count), desc(missingAddresses.lastAt))
    .limit(MOST);
}

/** Forgets what nobody has asked for in a while. */
export async function cleanUpMissing({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - MISSING_ADDRESS_DAYS * DAY);
  await db.delete(missingAddresses).where(lte(missingAddresses.lastAt, before));
}
