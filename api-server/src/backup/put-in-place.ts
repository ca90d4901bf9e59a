import { sql } from 'drizzle-orm';
import type { OpenedDatabase } from '../database/database';
import { appliedSchema, migrateUpTo, newestSchema } from '../database/applied-schema';
import { allowLongStatements } from '../database/time-limits';
import { admins, files } from '../database/schema';
import type { FileStore } from '../files/file-store';
import { isUnfilled } from '../seed/is-unfilled';
import { copyFiles, type ListedFile } from './copy-files';
import { holds, loadSnapshot } from './load-snapshot';
import type { Snapshot } from './manifest';

/** What goes where. */
export interface Placement {
  readonly snapshot: Snapshot;
  /** Where the parts of the snapshot are. */
  readonly parts: FileStore;
  readonly listed: readonly ListedFile[];
  readonly from: FileStore;
  readonly to: FileStore;
  readonly database: OpenedDatabase;
  /** Whether the database may lose what it holds. */
  readonly replace: boolean;
  /** Tables that do not tell whether the rows are there already. */
  readonly uncompared?: readonly string[];
  readonly say: (line: string) => void;
}

async function isEmpty({ db }: OpenedDatabase): Promise<boolean> {
  const [anybody] = await db.select({ id: admins.id }).from(admins).limit(1);
  const [anything] = await db.select({ id: files.id }).from(files).limit(1);
  return !anybody && !anything && (await isUnfilled(db));
}

/** Brings the tables to what the rows were copied from. */
async function fitTables(database: OpenedDatabase, schema: number): Promise<void> {
  if (schema > (await newestSchema())) {
    throw new Error('The rows are of a newer release than this one. Take that release, or a newer one.');
  }
  if ((await appliedSchema(database.db)) > schema) {
    throw new Error('The tables are of a newer release than the rows. Name an empty database, without any tables.');
  }
  await migrateUpTo(database, schema);
}

/**
 * Puts a copied site in place: the files first, each compared with its hash, then all rows in one transaction. What is
 * interrupted leaves the database as it was, and a second call goes on; one more on a complete site finds it complete.
 *
 * @returns names of files that the source lacks
 * @throws when the database holds something else and may not lose it
 */
export async function putInPlace(placement: Placement): Promise<string[]> {
  const { database, snapshot, parts, listed, from, to, replace, uncompared = [], say } = placement;
  await fitTables(database, snapshot.schema);
  const isThere = await holds(database.db, {
    ...snapshot,
    tables: snapshot.tables.filter(({ name }) => !uncompared.includes(name)),
  });
  if (!isThere && !replace && !(await isEmpty(database))) {
    throw new Error('The database is not empty. Name an empty one, or say --replace to give up what it holds.');
  }
  const { lost } = await copyFiles({ from, to, files: listed, readPresent: true, say });
  if (isThere) say('Rows: all there already, each table compared with the copy');
  else await loadSnapshot(database.db, snapshot, parts, say);
  // What the releases since then have added to the tables.
  await database.migrate({ serversStopped: true });
  await database.db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await tx.execute(sql`analyze`);
  });
  return lost;
}
