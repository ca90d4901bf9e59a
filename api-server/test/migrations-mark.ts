import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { watchFileUses } from '../src/database/file-uses';
import { migrationsFolder } from '../src/database/migrations';

/** Names the state of the migrations: a prepared database is good as long as it is the same. */
export function migrationsMark(): string {
  const hash = createHash('sha256').update(watchFileUses());
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
