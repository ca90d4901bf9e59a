import { and, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from '../database/schema';

/** After this many an email is given up. */
export const MOST_ATTEMPTS = 12;

const isWaiting = and(isNull(outbox.sentAt), lt(outbox.attempts, MOST_ATTEMPTS));
const isFailed = and(isNull(outbox.sentAt), gte(outbox.attempts, MOST_ATTEMPTS));

/** Which emails could not be sent the last time that it was tried, and are not being sent just now. */
export const isUnsent = (now: Date) =>
  and(
    isNull(outbox.sentAt),
    gt(outbox.attempts, 0),
    // Whoever sent one without a word and did not end in time has died.
    or(ne(outbox.lastError, ''), lte(outbox.nextAttemptAt, now)),
  );

/** Emails that have not left. */
export interface WaitingMails {
  readonly waiting: number;
  /** Those that were given up. */
  readonly failed: number;
  /** When the one that waits longest was written. */
  readonly oldest: Date | undefined;
}

/** How many emails wait to be sent, and how many were given up. */
export async function waitingMails(db: Database): Promise<WaitingMails> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${isFailed})`.mapWith(Number),
      oldest: sql<Date | null>`min(${outbox.createdAt}) filter (where ${isWaiting})`.mapWith(outbox.createdAt),
    })
    .from(outbox);
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldest: row?.oldest ?? undefined };
}
