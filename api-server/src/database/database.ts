import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A connection or a transaction, of either engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An opened database and what only its owner does with it. */
export interface OpenedDatabase {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  /** Brings the tables up to date; safe when several processes do it at once. */
  migrate(): Promise<void>;
  /** Rejects when the database can't be reached. */
  ping(): Promise<void>;
  /** What keeps lists and counts quick as rows come and go; a server of its own does it by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
