import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A connection or a transaction, of either engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connections {
  readonly used: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** A standby of the database, which answers reads of visitors. */
export interface Replica {
  /**
   * Runs a read on the replica if it has every change of content that was committed before and its lag is at most a
   * second; otherwise, or if the replica fails, on the primary.
   */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** The replication lag in milliseconds; it grows while either server is unavailable. */
  lag(): number;
  /** The number of reads that each has answered. */
  readonly answered: { replica: number; primary: number };
  close(): Promise<void>;
}

export interface OpenedDatabase {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  readonly migrations: string;
  /**
   * Migrates the tables; safe when several processes do it at once.
   * @param options.upTo the name of the last migration to run, for rows of an earlier release; by default all
   * @param options.serversStopped whether statements may lock tables for as long as they need
   * @throws {MigrationBlockedError} when it gave way to running servers
   * @throws {MigrationsDueError} when migrations are due and this connection's role may not change tables
   */
  migrate(options?: { readonly upTo?: string; readonly serversStopped?: boolean }): Promise<void>;
  /** Rejects when the database can't be reached. */
  ping(): Promise<void>;
  /** Calls `onNotification` for every notification on a channel, until the returned function is called. */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>;
  /** Vacuums and analyzes the tables, so that lists and counts stay fast; a server does it automatically. */
  maintain(): Promise<void>;
  /** The standby for reads of visitors, if there is one. */
  readonly replica?: Replica | undefined;
  /** The state of the connection pool; an embedded database has none. */
  readonly connections?: () => Connections;
  /** Copies its files to `<siteDir>/data`, at one moment; only a database with its own files has this. */
  readonly copyTo?: (siteDir: string) => Promise<void>;
  close(): Promise<void>;
}
