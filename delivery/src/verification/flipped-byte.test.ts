import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishFirst } from '../testing/publish-first';
import { remotePackage, shellPackage } from '../testing/packages';
import { verify } from './verify';
import { temporaryStore } from '../testing/keys';

test('one changed byte in any published file is detected, and reported with its version', async () => {
  const store = await temporaryStore();
  await publishFirst(store, 'production', await shellPackage());
  const { folder, version } = await publishFirst(store, 'production', await remotePackage());
  const hashes = JSON.parse((await store.get(folder, 'integrity.json')).toString()) as Record<string, string>;
  expect(Object.keys(hashes)).toEqual(
    expect.arrayContaining([
      'remoteEntry.js',
      'expose-routes.js',
      'page.css',
      'server/index.js',
      'remote.json',
      'sharing.json',
      'assets.json',
      ...['remoteEntry.js.br', 'remoteEntry.js.gz', 'page.css.br', 'page.css.gz'],
    ]),
  );
  for (const name of Object.keys(hashes)) {
    const file = path.join(store.root, folder, name);
    const sound = await readFile(file);
    const changed = Buffer.from(sound);
    changed[0] = (changed[0] ?? 0) ^ 1;
    await writeFile(file, changed);
    expect(await verify(store, 'production')).toContainEqual({
      between: [],
      rule: 'file-hash',
      message: `careers ${version}: ${name} is not what was published; its hash differs. Publish it again with --repair.`,
    });
    await writeFile(file, sound);
  }
  expect(await verify(store, 'production')).toEqual([]);
});
