import { and, asc, eq, gt, inArray, isNull, lte, notExists, type SQL } from 'drizzle-orm';
import { HOUR, MINUTE } from '../clock';
import type { Database } from '../database/database';
import { backupRuns, fileDeletions, files } from '../database/schema';
import type { Services } from '../services';

/** An upload without a row by then has failed. */
const UPLOAD_TAKES = HOUR;
/** The maximum number of files whose bytes are deleted in one run. */
const BATCH = 100;
/** A deletion that fails is tried again after growing pauses, up to about an hour. */
const MAX_DOUBLINGS = 6;

/**
 * Removes the rows of files and notes, in the same transaction, that their bytes are to be deleted, so that a crash
 * afterwards leaves no bytes. Call `deleteNotedFiles` after the transaction; the clean-up calls it too.
 */
export async function forgetFiles(tx: Database, which: SQL | undefined, now: Date): Promise<void> {
  const deleted = await tx.delete(files).where(which).returning({ name: files.name });
  if (deleted.length === 0) return;
  await tx
    .insert(fileDeletions)
    .values(deleted.map(({ name }) => ({ name, createdAt: now, nextAttemptAt: now })))
    .onConflictDoNothing();
}

/** Notes that the bytes of an upload are to be deleted, unless their row is stored in time. */
export async function noteUpload(db: Database, name: string, now: Date): Promise<void> {
  await db
    .insert(fileDeletions)
    .values({ name, createdAt: now, nextAttemptAt: new Date(now.getTime() + UPLOAD_TAKES) });
}

/**
 * Deletes the bytes of removed files, with the narrower copies of pictures. A deletion that fails stops no other and is
 * tried again later.
 *
 * @returns the errors; never rejects for a file
 */
export async function deleteNotedFiles({
  db,
  files: store,
  variants,
  clock,
}: Pick<Services, 'db' | 'files' | 'variants' | 'clock'>): Promise<unknown[]> {
  const now = clock.now();
  const failures: unknown[] = [];
  const due = await db
    .select()
    .from(fileDeletions)
    .where(
      and(
        lte(fileDeletions.nextAttemptAt, now),
        // The rows of a backup under way may refer to them.
        notExists(
          db
            .select({ id: backupRuns.id })
            .from(backupRuns)
            .where(and(isNull(backupRuns.finishedAt), gt(backupRuns.aliveUntil, now))),
        ),
      ),
    )
    .orderBy(asc(fileDeletions.nextAttemptAt))
    .limit(BATCH);
  const done: string[] = [];
  for (const { name, attempts } of due) {
    try {
      await store.delete(name);
      await variants.delete(name);
      done.push(name);
    } catch (error) {
      failures.push(error);
      const pause = MINUTE * 2 ** Math.min(attempts, MAX_DOUBLINGS);
      await db
        .update(fileDeletions)
        .set({ attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + pause) })
        .where(and(eq(fileDeletions.name, name), eq(fileDeletions.attempts, attempts)));
    }
  }
  if (done.length > 0) await db.delete(fileDeletions).where(inArray(fileDeletions.name, done));
  return failures;
}
