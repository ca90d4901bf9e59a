import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { OpenedDatabase } from '../src/database/database';
import { overEngine } from '../src/database/open-embedded';
import { newId } from '../src/identity';
import { migrationsMark } from './migrations-mark';

const extensions = { pg_trgm };

/** A migrated database as a file, made once for each state of the migrations: copying is much faster. */
async function template(): Promise<Blob> {
  const place = path.join(tmpdir(), `site-test-embedded-alone-${migrationsMark()}.tar`);
  if (!existsSync(place)) {
    const engine = await PGlite.create({ extensions });
    await overEngine(engine).migrate();
    // The two templates for further databases are most of the files, and no test creates one.
    await engine.exec('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1']) await engine.exec(`drop database ${name}`);
    const dump = await engine.dumpDataDir('none');
    await engine.close();
    const draft = `${place}.${newId()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, place);
  }
  return new Blob([new Uint8Array(await readFile(place))]);
}

/** An empty, migrated database of the embedded engine, in memory. */
export async function openEmbeddedTestDatabase(): Promise<OpenedDatabase> {
  return overEngine(await PGlite.create({ extensions, loadDataDir: await template() }));
}

/** A database of the embedded engine, in memory, without any tables. */
export async function openEmptyEmbedded(migrations: string): Promise<OpenedDatabase> {
  return overEngine(await PGlite.create({ extensions }), { migrations });
}
