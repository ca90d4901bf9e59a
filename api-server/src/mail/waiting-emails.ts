import { and, gt, gte, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from '../database/schema';

/** The maximum number of attempts to send an email. */
export const MAX_ATTEMPTS = 12;

const isWaiting = and(isNull(outbox.sentAt), lt(outbox.attempts, MAX_ATTEMPTS));
const isFailed = and(isNull(outbox.sentAt), gte(outbox.attempts, MAX_ATTEMPTS));

/** Emails whose last attempt failed, and which are not being sent just now. */
export const isUnsent = (now: Date) =>
  and(
    isNull(outbox.sentAt),
    gt(outbox.attempts, 0),
    // An attempt that neither failed nor succeeded in time has crashed.
    or(ne(outbox.lastError, ''), lte(outbox.nextAttemptAt, now)),
  );

export interface WaitingEmails {
  readonly waiting: number;
  /** Emails that were given up. */
  readonly failed: number;
  /** When the oldest of them was written. */
  readonly oldest: Date | undefined;
}

export async function waitingEmails(db: Database): Promise<WaitingEmails> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${isFailed})`.mapWith(Number),
      oldest: sql<Date | null>`min(${outbox.createdAt}) filter (where ${isWaiting})`.mapWith(outbox.createdAt),
    })
    .from(outbox);
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldest: row?.oldest ?? undefined };
}
