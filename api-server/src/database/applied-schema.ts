import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, OpenedDatabase } from './database';
import { migrationsFolder } from './migrations-folder';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });

const readJournal = async (): Promise<z.output<typeof journalSchema>> =>
  journalSchema.parse(JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')));

/** The time of this release's newest migration. */
export async function newestSchema(): Promise<number> {
  return Math.max(...(await readJournal()).entries.map(({ when }) => when));
}

/** The time of the newest migration of a database; 0 for an empty one. */
export async function appliedSchema(db: Database): Promise<number> {
  const one = async (query: ReturnType<typeof sql>): Promise<unknown> =>
    ((await db.execute(query)) as { rows: { value: unknown }[] }).rows[0]?.value;
  if (!(await one(sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`))) return 0;
  return Number((await one(sql`select max(created_at)::text as value from drizzle.__drizzle_migrations`)) ?? 0);
}

/** Migrates the tables up to an earlier release's schema, so that rows of that time fit. */
export async function migrateUpTo(database: OpenedDatabase, schema: number): Promise<void> {
  const journal = await readJournal();
  const entries = journal.entries.filter(({ when }) => when <= schema);
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    await mkdir(path.join(folder, 'meta'));
    await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await copyFile(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await database.migrate({ folder, serversStopped: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
