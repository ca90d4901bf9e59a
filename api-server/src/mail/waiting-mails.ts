import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outbox } from '../database/schema';
import { MOST_ATTEMPTS } from './mail';

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
  const isWaiting = sql`${outbox.sentAt} is null and ${outbox.attempts} < ${MOST_ATTEMPTS}`;
  const isFailed = sql`${outbox.sentAt} is null and ${outbox.attempts} >= ${MOST_ATTEMPTS}`;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${isFailed})`.mapWith(Number),
      oldest: sql<Date | null>`min(${outbox.createdAt}) filter (where ${isWaiting})`.mapWith(outbox.createdAt),
    })
    .from(outbox);
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldest: row?.oldest ?? undefined };
}
