import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { tinyDisk } from '../../test/tiny-disk';
import { FolderFileStore } from './folder-file-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps the bytes that were stored first under a key', async () => {
  const store = new FolderFileStore(folder);
  await Promise.all([store.put('a/b.txt', Buffer.from('one')), store.put('a/c.txt', Buffer.from('two'))]);
  await store.put('a/b.txt', Buffer.from('other'));
  expect(await text(await store.read('a/b.txt'))).toBe('one');
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a', 'a/b.txt', 'a/c.txt']);
  await expect(store.read('a/d.txt')).rejects.toThrow(`${folder} has no file a/d.txt`);
});

const disk = tinyDisk();

(disk ? it : it.skip)('reports a full disk, leaves no partial file, and continues once there is space', async () => {
  const store = new FolderFileStore(disk ?? '');
  await expect(store.put('large.pdf', Buffer.alloc(2_000_000))).rejects.toMatchObject({
    statusCode: 503,
    message: 'The site has no space left for files. Nothing was stored; try again once it has more.',
  });
  expect(await readdir(disk ?? '')).toEqual([]);
  await store.put('small.pdf', Buffer.alloc(1_000));
  expect(await readdir(disk ?? '')).toEqual(['small.pdf']);
});
