import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../database/open-embedded';
import { snapshotSchema } from './manifest';
import { readPart } from './parts';
import { copyRowsOf, rowsIn } from './rows-in-child-process';

it('copies the files of an embedded database at one moment, and reads its rows from the copy while the site runs', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'running-'));
  const place = path.join(siteDir, 'backup-1');
  await mkdir(place);
  const { db, copyTo, close } = await openEmbedded(siteDir);
  try {
    await db.execute(sql`create table words as select n, 'before ' || n as word from generate_series(1, 2000) as n`);
    await copyTo?.(place);
    await db.execute(sql`update words set word = 'after'`);
    // Of the write-ahead log, which may have gigabytes, only the part that a start needs.
    expect((await readdir(path.join(place, 'data/pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))).toHaveLength(
      1,
    );
    await copyRowsOf([place, 'rows'], () => undefined);
    const snapshot = snapshotSchema.parse(JSON.parse(await readFile(path.join(place, 'snapshot.json'), 'utf8')));
    expect(snapshot.tables).toMatchObject([{ name: 'words', rows: 2000 }]);
    const [part] = snapshot.tables[0]?.parts ?? [];
    const lines = await readPart(rowsIn(place), part ?? { key: '', sha256: '' });
    expect(lines.filter((line) => line.includes('before'))).toHaveLength(2000);
  } finally {
    await close();
    await rm(siteDir, { recursive: true, force: true });
  }
});
