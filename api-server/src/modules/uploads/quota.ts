import { and, count, eq, sum } from 'drizzle-orm';
import pLimit from 'p-limit';
import { HOUR, SECOND } from '../../clock';
import { files } from '../../database/schema';
import { ApiFailure } from '../../errors/failures';
import type { Services } from '../../services';

const MEGABYTE = 1_048_576;

const FULL = 'We cannot take more files right now. Please try again in an hour.';

/** Counting and storing are one step: of two files counted at the same time, each would miss the other. */
const inTurn = pLimit(1);

/**
 * Stores a file that nothing uses yet, such as a resume before its application, if such files of the whole site stay
 * below the quota.
 * @throws 503 when the quota is used up, with `Retry-After`
 */
export const withinQuota = <Result>(
  { db, config }: Services,
  bytes: number,
  store: () => Promise<Result>,
): Promise<Result> =>
  inTurn(async () => {
    const [unclaimed] = await db
      .select({ count: count(), bytes: sum(files.size).mapWith(Number) })
      .from(files)
      .where(and(eq(files.kind, 'resume'), eq(files.used, false)));
    const { unclaimedUploads, unclaimedMegabytes } = config.limits;
    const isFull =
      (unclaimed?.count ?? 0) + 1 > unclaimedUploads || (unclaimed?.bytes ?? 0) + bytes > unclaimedMegabytes * MEGABYTE;
    if (isFull) throw new ApiFailure(503, FULL, { headers: { 'retry-after': String(HOUR / SECOND) } });
    return store();
  });
