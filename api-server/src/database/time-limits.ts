import { sql } from 'drizzle-orm';
import { MINUTE, SECOND } from '../clock';
import type { Database } from './database';

/** Timeouts that PostgreSQL enforces, in milliseconds. The address of the database may override them. */
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

/** The time after a statement's timeout at which its answer counts as lost. */
export const ANSWER_LATE = 5 * SECOND;

/** Lets a transaction take hours, such as one that copies all rows; its wait for locks stays limited. */
export async function allowLongStatements(tx: Database): Promise<void> {
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await tx.execute(sql.raw(`set local ${setting} = '6h'`));
  }
}

/** Gathers the numbers that the planner chooses by, however large the tables are. */
export async function analyze(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await tx.execute(sql`analyze`);
  });
}
