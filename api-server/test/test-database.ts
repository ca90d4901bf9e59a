import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { OpenedDatabase } from '../src/database/database';
import { overEngine } from '../src/database/open-embedded';
import { openPostgres } from '../src/database/open-postgres';
import { newId } from '../src/identity';
import { migrationsMark } from './migrations-mark';
import { startCluster } from './postgres-cluster';

const extensions = { pg_trgm };

/** A migrated database as a file, made once for each state of the migrations: copying is much faster. */
async function embeddedTemplate(): Promise<Blob> {
  const place = path.join(tmpdir(), `site-test-embedded-${migrationsMark()}.tar`);
  if (!existsSync(place)) {
    const engine = await PGlite.create({ extensions });
    await overEngine(engine).migrate();
    const dump = await engine.dumpDataDir('none');
    await engine.close();
    const draft = `${place}.${newId()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, place);
  }
  return new Blob([new Uint8Array(await readFile(place))]);
}

/**
 * An empty, migrated database for one test file: the embedded engine in memory, or, with
 * `TEST_DATABASE=postgres`, a PostgreSQL server of its own.
 */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    return overEngine(await PGlite.create({ extensions, loadDataDir: await embeddedTemplate() }));
  }
  const cluster = await startCluster();
  const database = openPostgres(cluster.url, 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await cluster.stop();
    },
  };
}
