import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '../src/database/migrations';

let releases = 0;

/** The migrations of this release and one more, as in a later release, in a folder. */
export async function withLaterRelease(
  statements: readonly string[],
  work: (migrations: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    releases += 1;
    await writeFile(path.join(folder, `9999_later-${releases}.sql`), statements.join('\n--> statement-breakpoint\n'));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
