import { counted, plural } from 'api-client';
import type { OpenedDatabase } from '../database/database';
import { countServers } from '../database/listener';
import { appliedMigration, newestMigration } from '../database/migrations';
import { analyze } from '../database/time-limits';
import { admins, files } from '../database/schema';
import type { FileStore } from '../files/file-store';
import { isEmptySite } from '../seed/is-empty-site';
import { copyFiles, type ListedFile } from './copy-files';
import { hasRowsOf, loadSnapshot } from './load-snapshot';
import type { Snapshot } from './manifest';

export interface SiteCopy {
  readonly snapshot: Snapshot;
  /** The store of the snapshot's parts. */
  readonly parts: FileStore;
  readonly listed: readonly ListedFile[];
  readonly from: FileStore;
  readonly to: FileStore;
  readonly database: OpenedDatabase;
  /** Whether the database may be overwritten. */
  readonly replace: boolean;
  /** Tables that are not compared when checking whether the rows are there already. */
  readonly uncompared?: readonly string[];
  readonly say: (line: string) => void;
}

async function isEmpty({ db }: OpenedDatabase): Promise<boolean> {
  const [anybody] = await db.select({ id: admins.id }).from(admins).limit(1);
  const [anything] = await db.select({ id: files.id }).from(files).limit(1);
  return !anybody && !anything && (await isEmptySite(db));
}

/** Migrates the tables up to the newest migration of the copied rows. */
async function fitTables(database: OpenedDatabase, migration: string): Promise<void> {
  if (migration > (await newestMigration(database.migrations))) {
    throw new Error('The rows are of a newer release than this one. Take that release, or a newer one.');
  }
  if ((await appliedMigration(database.db)) > migration) {
    throw new Error('The tables are of a newer release than the rows. Name an empty database, without any tables.');
  }
  await database.migrate({ upTo: migration, serversStopped: true });
}

/**
 * Writes a copied site to its target: the files first, each compared with its hash, then all rows in one transaction.
 * After an interruption the database is unchanged, and a second call continues; a call on a complete site only
 * compares.
 *
 * @returns names of files that the source lacks
 * @throws when servers use the database, or when it is not empty and may not be overwritten
 */
export async function loadSiteCopy(placement: SiteCopy): Promise<string[]> {
  const { database, snapshot, parts, listed, from, to, replace, uncompared = [], say } = placement;
  const servers = await countServers(database.db);
  if (servers > 0)
    throw new Error(
      `${counted(servers, 'server')} ${plural(servers, 'uses', 'use')} this database. Stop all API servers and site-jobs, then call this again.`,
    );
  await fitTables(database, snapshot.migration);
  const isThere = await hasRowsOf(database.db, {
    ...snapshot,
    tables: snapshot.tables.filter(({ name }) => !uncompared.includes(name)),
  });
  if (!isThere && !replace && !(await isEmpty(database))) {
    throw new Error('The database is not empty. Name an empty one, or use --replace to overwrite it.');
  }
  const { lost } = await copyFiles({ from, to, files: listed, readPresent: true, say });
  if (isThere) say('Rows: all there already, each table compared with the copy');
  else await loadSnapshot(database.db, snapshot, parts, say);
  // Migrations of the releases since then.
  await database.migrate({ serversStopped: true });
  await analyze(database.db);
  return lost;
}
