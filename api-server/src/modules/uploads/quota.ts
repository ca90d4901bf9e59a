import { and, count, eq, sum } from 'drizzle-orm';
import { HOUR, SECOND } from '../../clock';
import type { Database } from '../../database/database';
import { files } from '../../database/schema';
import { ApiFailure } from '../../errors/failures';
import type { Services } from '../../services';

const MEGABYTE = 1_048_576;

const FULL = 'We cannot take more files right now. Please try again in an hour.';

/** Files that are being stored and have no row yet, by database. */
const underWay = new WeakMap<Database, { count: number; bytes: number }>();

/**
 * Stores a file that nothing uses yet, such as a resume before its application, if such files of the whole site stay
 * below the quota.
 * @throws 503 when the quota is used up, with `Retry-After`
 */
export async function withinQuota<Result>(
  { db, config }: Services,
  bytes: number,
  store: () => Promise<Result>,
): Promise<Result> {
  const waiting = underWay.get(db) ?? { count: 0, bytes: 0 };
  underWay.set(db, waiting);
  waiting.count += 1;
  waiting.bytes += bytes;
  try {
    const [unclaimed] = await db
      .select({ count: count(), bytes: sum(files.size).mapWith(Number) })
      .from(files)
      .where(and(eq(files.kind, 'resume'), eq(files.used, false)));
    const { unclaimedUploads, unclaimedMegabytes } = config.limits;
    const isFull =
      (unclaimed?.count ?? 0) + waiting.count > unclaimedUploads ||
      (unclaimed?.bytes ?? 0) + waiting.bytes > unclaimedMegabytes * MEGABYTE;
    if (isFull) throw new ApiFailure(503, FULL, { headers: { 'retry-after': String(HOUR / SECOND) } });
    return await store();
  } finally {
    waiting.count -= 1;
    waiting.bytes -= bytes;
  }
}
