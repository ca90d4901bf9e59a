import { sql } from 'drizzle-orm';
import { MINUTE, SECOND } from '../clock';
import type { Database } from './database';

/** What PostgreSQL ends by itself, in milliseconds. The address of the database may name others. */
export interface TimeLimits {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

export const TIME_LIMITS: TimeLimits = {
  statement: 30 * SECOND,
  lock: 10 * SECOND,
  idleInTransaction: MINUTE,
};

/** A network that lost the answer is noticed so long after PostgreSQL has ended the statement. */
export const ANSWER_LATE = 5 * SECOND;

/** Lets a transaction take hours, such as one that copies all rows; it still waits for locks only as long as others. */
export async function allowLongStatements(tx: Database): Promise<void> {
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await tx.execute(sql.raw(`set local ${setting} = '6h'`));
  }
}
