import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { watchFileUses } from '../src/database/file-uses';
import { migrationsFolder } from '../src/database/migrations';

/** Identifies the state of the migrations: a prepared database is valid until it changes. */
export function migrationsMark(): string {
  const hash = createHash('sha256').update(watchFileUses());
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
