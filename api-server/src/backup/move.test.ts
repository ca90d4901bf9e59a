import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedTestDatabase } from '../../test/embedded-database';
import { testApp } from '../../test/harness';
import { everyRow } from '../../test/rows';
import { openTestDatabase } from '../../test/test-database';
import { isOnPostgres } from '../../test/test-engine';
import { PDF } from '../../test/uploads';
import { files, products } from '../database/schema';
import { FolderFileStore } from '../files/folder-file-store';
import { storeFile } from '../files/store-file';
import { move } from './move';

const site = testApp({ content: true });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moved-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('moves every row and file of an embedded site to PostgreSQL, however often it is called', async () => {
  const { db, files: store } = site.services;
  await db.delete(files);
  for (const [kind, name] of [
    ['document', 'İstanbul ẞ.pdf'],
    ['resume', 'b.pdf'],
  ] as const) {
    await storeFile(site.services, { bytes: PDF, originalName: name, kind, contentType: 'application/pdf' });
  }
  await site.signedIn('owner');
  const source = { database: { ...(await openEmbeddedTestDatabase()), db }, files: store };
  const target = {
    database: await openTestDatabase({ asOwner: true }),
    files: new FolderFileStore(path.join(folder, 'files')),
  };
  const lines: string[] = [];
  const go = () => move(source, target, { siteDir: folder }, (line) => lines.push(line));
  try {
    // Interrupted after the first file: the target has neither rows nor partial files.
    const put = jest.spyOn(target.files, 'put').mockRejectedValueOnce(new Error('Ended'));
    await expect(go()).rejects.toThrow('Ended');
    put.mockRestore();
    expect((await everyRow(target.database.db)).products).toEqual([]);
    lines.length = 0;
    await go();
    expect(await everyRow(target.database.db)).toEqual(await everyRow(db));
    expect(await target.files.list()).toEqual(await store.list());
    await go();
    expect(lines.filter((line) => /^Files|^Rows: all/.test(line))).toEqual([
      'Files: 2, 1 copied and compared, 1 there before',
      'Files: 2, 0 copied and compared, 2 there before',
      'Rows: all there already, each table compared with the copy',
    ]);
    // The site has changed meanwhile: without --replace, the moved rows stay.
    await site.signedIn('editor');
    await expect(go()).rejects.toThrow('use --replace to overwrite it');
    await move(source, target, { siteDir: folder, replace: true }, () => undefined);
    expect(await everyRow(target.database.db)).toEqual(await everyRow(db));
    expect((await target.database.db.select().from(products)).length).toBeGreaterThan(0);
  } finally {
    await target.database.close();
    await source.database.close();
  }
});

// A lock protects the folder of an embedded database.
if (isOnPostgres) {
  it('refuses a database that servers use, and leaves it as it is', async () => {
    const source = {
      database: { ...(await openEmbeddedTestDatabase()), db: site.services.db },
      files: site.services.files,
    };
    const database = await openTestDatabase({ asOwner: true });
    const target = { database, files: new FolderFileStore(path.join(folder, 'files')) };
    const stopListening = await database.listen('content', () => undefined);
    try {
      const refused = move(source, target, { siteDir: folder, replace: true }, () => undefined);
      await expect(refused).rejects.toThrow('1 server uses this database. Stop all API servers and site-jobs');
      expect((await everyRow(database.db)).products).toEqual([]);
    } finally {
      await stopListening();
      await database.close();
      await source.database.close();
    }
  });
}
