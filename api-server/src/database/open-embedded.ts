import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { FileLockedError, lockFile } from 'delivery/file-lock';
import { drizzle } from 'drizzle-orm/pglite';
import { makePrivateFolder } from '../files/private-folder';
import { copyEngine } from './copy-engine';
import type { OpenedDatabase } from './database';
import { migrateEmbedded } from './migrate-embedded';
import { migrationsFolder } from './migrations';
import { PrivateNodeFS } from './private-node-fs';
import * as schema from './schema';
import { SIMILARITY } from './schema/columns';

/** Memory for pages of tables: the engine allocates it at its start, and the system caches files besides. */
const PAGES = '32MB';

/** PostgreSQL in this process, over an engine that is already started. */
export function overEngine(
  engine: PGlite,
  { release, migrations = migrationsFolder }: { release?: () => Promise<void>; migrations?: string } = {},
): OpenedDatabase {
  return {
    db: drizzle(engine, { schema }),
    engine: 'embedded',
    migrations,
    migrate: ({ upTo } = {}) => migrateEmbedded(engine, migrations, upTo),
    ping: async () => void (await engine.query('select 1')),
    listen: (channel, onNotification) => engine.listen(channel, onNotification),
    // The engine has no autovacuum process.
    maintain: async () => void (await engine.exec('vacuum analyze')),
    close: async () => {
      await engine.close();
      await release?.();
    },
  };
}

/**
 * PostgreSQL in this process, its files in `<siteDir>/data`. The engine does not notice a second process on the same
 * files, so the folder is locked first.
 * @throws Error naming the other process that uses the folder, and the remedy
 */
export async function openEmbedded(siteDir: string): Promise<OpenedDatabase> {
  const folder = path.join(siteDir, 'data');
  await makePrivateFolder(folder);
  const release = await lockFile(`${folder}.lock`).catch((cause: unknown) => {
    if (!(cause instanceof FileLockedError)) throw cause;
    const message = `The data folder ${folder} is in use. ${cause.message} Or choose another folder with SITE_DIR.`;
    throw new Error(message, { cause });
  });
  try {
    const engine = await PGlite.create({
      fs: new PrivateNodeFS(folder),
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${PAGES}`],
    });
    // Pages are in memory, so random access costs about as much as sequential access.
    await engine.exec(`set random_page_cost = 1.1; set ${SIMILARITY}`);
    return {
      ...overEngine(engine, { release }),
      copyTo: (target) => copyEngine(engine, folder, path.join(target, 'data')),
    };
  } catch (error) {
    await release();
    throw error;
  }
}
