import {
  canary,
  openStore,
  promote,
  publish,
  publishFirst,
  remotePackage,
  shellPackage,
  temporaryFolder,
  testTrustedKeysFile,
} from 'delivery/testing';
import { TrustedKeysSource } from 'delivery/reading';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deliveryHistory } from './delivery-history';

const ENV = 'production';
const server = 'exports.exposes = {};';

async function siteWithChanges() {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await publishFirst(store, ENV, await shellPackage({ server: 'exports.shared = {};' }));
  const first = await publishFirst(store, ENV, await remotePackage({ server }));
  const second = await publish(store, ENV, await remotePackage({ server, salt: 'second' }));
  await canary(store, ENV, second.name, second.version, 10);
  await promote(store, ENV, second.name, second.version);
  const trusted = await new TrustedKeysSource(await testTrustedKeysFile()).current();
  const history = (isOwn: (name: string) => boolean, before?: number) =>
    deliveryHistory({ blobs: store.blobs }, ENV, trusted, isOwn, before);
  return { folder, history, remote: first.name, versions: [first.version, second.version] };
}

test('each change says who signed it, and which versions got more or fewer visitors', async () => {
  const { history, remote, versions } = await siteWithChanges();
  const [first, second] = versions;
  const { changes, earlier } = await history(() => true);
  expect(earlier).toBeUndefined();
  expect(changes.map(({ revision, by, follows }) => [revision, by, follows])).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((revision) => [revision, 'tests', true]),
  );
  expect(changes.slice(0, 3).map(({ differences }) => differences)).toMatchObject([
    [
      { remote, version: first, before: 90, after: 0 },
      { remote, version: second, before: 10, after: 100 },
    ],
    [
      { remote, version: first, before: 100, after: 90 },
      { remote, version: second, before: 0, after: 10 },
    ],
    [{ remote, version: second, after: 0 }],
  ]);
  expect((await history(() => true, 3)).changes.map(({ revision }) => revision)).toEqual([2, 1]);
  expect((await history((name) => name === 'shell')).changes.flatMap(({ differences }) => differences)).toHaveLength(2);
  expect((await history(() => false)).changes).toEqual([]);
});

test('an altered record is signed by no one, and the next change does not follow it', async () => {
  const { folder, history } = await siteWithChanges();
  const file = path.join(folder, `env/${ENV}/history/6.json`);
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('canary', 'promote'));
  const { changes } = await history(() => true);
  expect(changes.slice(0, 3).map(({ by, follows }) => [by, follows])).toEqual([
    ['tests', false],
    [undefined, true],
    ['tests', true],
  ]);
});
