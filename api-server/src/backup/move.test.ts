import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedTestDatabase } from '../../test/embedded-database';
import { testApp } from '../../test/harness';
import { everyRow } from '../../test/rows';
import { openTestDatabase } from '../../test/test-database';
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
  const said: string[] = [];
  const go = () => move(source, target, { siteDir: folder }, (line) => said.push(line));
  try {
    // Interrupted after the first file: the target has neither rows nor partial files.
    const put = jest.spyOn(target.files, 'put').mockRejectedValueOnce(new Error('Ended'));
    await expect(go()).rejects.toThrow('Ended');
    put.mockRestore();
    expect((await everyRow(target.database.db)).products).toEqual([]);
    said.length = 0;
    await go();
    expect(await everyRow(target.database.db)).toEqual(await everyRow(db));
    expect(await target.files.list()).toEqual(await store.list());
    await go();
    expect(said.filter((line) => /^Files|^Rows: all/.test(line))).toEqual([
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
