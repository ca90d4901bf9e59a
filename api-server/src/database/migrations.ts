import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './rows-of';

export const migrationsFolder = path.resolve(__dirname, '../../migrations');

/** The tables of applied migrations, and of indexes that still have to be built. Backups copy other schemas only. */
export const BOOKKEEPING = `
  create schema if not exists migrations;
  create table if not exists migrations.applied (name text primary key, applied_at timestamptz not null default now());
  create table if not exists migrations.pending_indexes (name text primary key, statement text not null)`;

export interface Migration {
  /** The name of its file, `<number>_<slug>`: migrations run in the order of their names. */
  readonly name: string;
  readonly statements: readonly string[];
}

const END = '.sql';

const byteOrder = (a: string, b: string): number => (a < b ? -1 : 1);

async function migrationNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  const names = files.filter((file) => file.endsWith(END)).map((file) => file.slice(0, -END.length));
  return names.sort(byteOrder);
}

/** The migrations of a folder, in their order. @param upTo the name of the last one; by default all */
export async function readMigrations(folder: string, upTo?: string): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names
      .filter((name) => upTo === undefined || name <= upTo)
      .map(async (name) => {
        const text = await readFile(path.join(folder, name + END), 'utf8');
        return { name, statements: text.split('--> statement-breakpoint') };
      }),
  );
}

export async function newestMigration(folder: string): Promise<string> {
  return (await migrationNames(folder)).at(-1) ?? '';
}

/** The name of the newest migration that a database has; empty for an empty database. */
export async function appliedMigration(db: Database): Promise<string> {
  const one = async (query: SQL): Promise<string | null | undefined> =>
    (await rowsOf<{ value: string | null }>(db, query))[0]?.value;
  if (!(await one(sql`select to_regclass('migrations.applied')::text as value`))) return '';
  return (await one(sql`select max(name collate "C") as value from migrations.applied`)) ?? '';
}
