import { sql } from 'drizzle-orm';
import { MINUTE, SECOND } from '../clock';
import type { Database } from './database';

/**
 * Timeouts in milliseconds: of getting a connection, and those that PostgreSQL enforces, which the address of the
 * database may override.
 */
export interface TimeLimits {
  readonly connection: number;
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

export const TIME_LIMITS: TimeLimits = {
  connection: 10 * SECOND,
  statement: 30 * SECOND,
  lock: 10 * SECOND,
  idleInTransaction: MINUTE,
};

/** The time after a statement's timeout at which its answer counts as lost. */
export const ANSWER_LATE = 5 * SECOND;

/** A pooler drops the settings of a connection, so the role needs them. */
export class MissingTimeLimitsError extends Error {
  override readonly name = 'MissingTimeLimitsError';

  constructor() {
    const settings = [
      ['statement_timeout', TIME_LIMITS.statement],
      ['lock_timeout', TIME_LIMITS.lock],
      ['idle_in_transaction_session_timeout', TIME_LIMITS.idleInTransaction],
    ];
    const statements = settings.map(([name, limit]) => `alter role site set ${name} = ${limit};`);
    super(
      'Statements of the servers may take without limit: a pooler in front of PostgreSQL drops the settings of its ' +
        `clients. Give them to the role of DATABASE_URL, and restart the pooler: ${statements.join(' ')}`,
    );
  }
}

/** @throws {MissingTimeLimitsError} when a connection has no timeout of statements */
export async function requireTimeLimits(db: Database): Promise<void> {
  const found = await db.execute(sql`select current_setting('statement_timeout') = '0' as unlimited`);
  if ((found as unknown as { rows: { unlimited: boolean }[] }).rows[0]?.unlimited) throw new MissingTimeLimitsError();
}

/** Lets a transaction take hours, such as one that copies all rows; its wait for locks stays limited. */
export async function allowLongStatements(tx: Database): Promise<void> {
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await tx.execute(sql.raw(`set local ${setting} = '6h'`));
  }
}

/** Analyzes the tables for the query planner, whatever their size. */
export async function analyze(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await tx.execute(sql`analyze`);
  });
}
