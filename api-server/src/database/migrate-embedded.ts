import type { PGlite } from '@electric-sql/pglite';
import { watchFileUses } from './file-uses';
import { BOOKKEEPING, readMigrations } from './migrations';

/** Migrates the tables of the embedded engine in one transaction; no other process uses them. */
export async function migrateEmbedded(engine: PGlite, folder: string, upTo: string | undefined): Promise<void> {
  const migrations = await readMigrations(folder, upTo);
  await engine.transaction(async (tx) => {
    await tx.exec(BOOKKEEPING);
    const { rows } = await tx.query<{ name: string }>('select name from migrations.applied');
    const applied = new Set(rows.map(({ name }) => name));
    for (const { name, statements } of migrations.filter((migration) => !applied.has(migration.name))) {
      for (const statement of statements) await tx.exec(statement);
      await tx.exec(watchFileUses());
      await tx.query('insert into migrations.applied (name) values ($1)', [name]);
    }
  });
}
