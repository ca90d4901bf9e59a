import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** A connection or a transaction, of either engine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections to a server of its own. */
export interface Connections {
  readonly used: number;
  readonly resting: number;
  /** Calls that wait for one. */
  readonly waiting: number;
}

/** An opened database and what only its owner does with it. */
export interface OpenedDatabase {
  readonly db: Database;
  readonly engine: 'embedded' | 'postgres';
  /**
   * Brings the tables up to date; safe when several processes do it at once.
   * @param options.folder the migrations; all of this release when nothing is said
   * @param options.serversStopped whether statements may keep tables to themselves as long as they need
   * @throws {MigrationBlockedError} when it stepped aside for servers that run
   * @throws {MigrationsDueError} when something is due and this connection's role may not change tables
   */
  migrate(options?: { readonly folder?: string; readonly serversStopped?: boolean }): Promise<void>;
  /** Rejects when the database can't be reached. */
  ping(): Promise<void>;
  /** Hears what is notified on a channel, whoever does it, until the function that it answers is called. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  /** What keeps lists and counts quick as rows come and go; a server of its own does it by itself. */
  maintain(): Promise<void>;
  /** What the connections to a server do; an embedded one has none. */
  readonly connections?: () => Connections;
  /** Copies its files to `<siteDir>/data`, as they are at one moment; only one that has files of its own does. */
  readonly copyTo?: (siteDir: string) => Promise<void>;
  close(): Promise<void>;
}
