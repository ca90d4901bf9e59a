import { integrityOf } from 'federation/server';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runDelivery } from '../commands/run';
import { createKeyFile } from '../signing/key-pair';
import { TrustedKeys, type TrustedKey } from '../signing/trusted-keys';
import { verifiedDocument } from '../signing/verified-document';
import { LocalStore } from '../stores/open-store';
import { MARKER } from '../stores/store';
import { testKey, testSigning, testTrustedKeysFile } from '../testing/keys';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { promote } from '../traffic/promote';
import { createValidator } from '../verification/verify';
import { copyVersion } from './copy-version';
import { publishFirst } from '../testing/publish-first';

const LIVE = 'production';
const STAGING = 'staging';

/** In the live site the team may publish, and the release desk may change traffic. */
const KEYS: readonly TrustedKey[] = [
  testKey('team', { publish: ['careers'], traffic: [] }),
  testKey('desk', { publish: ['shell'], traffic: ['*'] }),
];

let staging: LocalStore;
let live: LocalStore;
let version: string;
let folder: string;

beforeEach(async () => {
  staging = new LocalStore(await temporaryFolder(), testSigning('team'));
  await publishFirst(staging, STAGING, await shellPackage());
  await publishFirst(staging, STAGING, await remotePackage({ salt: 'first' }));
  ({ version, folder } = await publishFirst(staging, STAGING, await remotePackage({ salt: 'next', version: '1.1.0' })));
  live = new LocalStore(await temporaryFolder(), testSigning('desk', ...KEYS));
  await publishFirst(live, LIVE, await shellPackage());
});

const take = (from: LocalStore = staging) =>
  copyVersion({ store: from, environment: STAGING }, live, LIVE, { name: 'careers', version: '1.1.0' });

async function filesOf(store: LocalStore): Promise<Record<string, string>> {
  const root = path.join(store.root, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [path.relative(root, file), (await readFile(file)).toString('hex')] as const);
  return Object.fromEntries((await Promise.all(read)).sort());
}

test("a version is copied from one store to another byte for byte, and is valid by its publisher's key", async () => {
  expect(await take()).toEqual({ name: 'careers', version });
  const files = await filesOf(live);
  expect(files).toEqual(await filesOf(staging));
  expect(Object.keys(files)).toEqual(expect.arrayContaining([MARKER, 'remoteEntry.js', 'remoteEntry.js.br']));
  await promote(live, LIVE, 'careers', version, createValidator(live));
  const { document, refusals } = verifiedDocument(await live.read(LIVE), LIVE, new TrustedKeys({ keys: [...KEYS] }));
  expect(refusals).toEqual([]);
  const [entry] = document.microFrontends['careers'] ?? [];
  expect(entry).toMatchObject({
    metadata: { version },
    deployment: { traffic: 100 },
    extras: { publishedBy: 'team' },
  });
  expect(entry?.extras.change).toBeUndefined();
});

test('copying it again changes nothing, and no version has visitors until it is promoted', async () => {
  await copyVersion({ store: staging, environment: STAGING }, live, LIVE, { name: 'careers' });
  await take();
  const before = await live.read(LIVE);
  await take();
  expect(await live.read(LIVE)).toEqual(before);
  expect(before.microFrontends['careers']?.map(({ deployment }) => deployment.traffic)).toEqual([0, 0]);
});

test('a version without a signature of a key trusted here is refused', async () => {
  const others = new LocalStore(await temporaryFolder(), testSigning('stranger'));
  await publishFirst(others, STAGING, await shellPackage());
  await publishFirst(others, STAGING, await remotePackage({ salt: 'foreign', version: '1.1.0' }));
  await expect(take(others)).rejects.toThrow(/^careers 1\.1\.0-\w+ is not valid here: /);
  await expect(
    copyVersion({ store: staging, environment: 'nowhere' }, live, LIVE, { name: 'careers' }),
  ).rejects.toThrow(/^Nothing of "careers" is published in "nowhere" of /);
  expect((await live.read(LIVE)).microFrontends).not.toHaveProperty('careers');
  expect(await live.publishedFolders()).toHaveLength(1);
});

test.each([
  ['a file has other bytes', async (at: string) => appendFile(path.join(at, 'remoteEntry.js'), ' ')],
  [
    'a file and the marker have other bytes',
    async (at: string) => {
      await writeFile(path.join(at, 'remoteEntry.js'), 'alert(1)');
      await setHash(at, 'remoteEntry.js', Buffer.from('alert(1)'));
    },
  ],
  [
    'a compressed file and the marker have other bytes',
    async (at: string) => {
      const bytes = brotliCompressSync('alert(1)');
      await writeFile(path.join(at, 'remoteEntry.js.br'), bytes);
      await setHash(at, 'remoteEntry.js.br', bytes);
    },
  ],
])('a version is refused when %s', async (_, change) => {
  await change(path.join(staging.root, folder));
  await expect(take()).rejects.toThrow(/(is not what was|are not those that were) signed\.$/);
  expect(await live.isComplete(folder)).toBe(false);
});

async function setHash(at: string, name: string, bytes: Buffer): Promise<void> {
  const file = path.join(at, MARKER);
  const hashes = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  await writeFile(file, JSON.stringify({ ...hashes, [name]: integrityOf(bytes) }));
}

test('promote --from copies the live version from another store or another environment', async () => {
  const key = path.join(await temporaryFolder(), 'desk.pem');
  const { publicKey } = await createKeyFile(key);
  const all = { publish: ['*'], traffic: ['*'] };
  const trusted = await testTrustedKeysFile(
    { name: 'release', publicKey, ...all },
    testKey('team'),
    testKey('desk', all),
  );
  const printed: string[] = [];
  const run = async (...args: readonly string[]): Promise<number> =>
    runDelivery(
      [...args, '--store', live.root],
      { DELIVERY_KEY: key, TRUSTED_KEYS: trusted },
      { out: (text) => printed.push(text), err: (text) => printed.push(text), progress: () => undefined },
    );
  await promote(staging, STAGING, 'careers', version);
  expect(await run('promote', 'careers', '--from', staging.root, '--from-env', STAGING)).toBe(0);
  expect(printed.join()).toContain(`careers ${version} is live.`);
  expect(await run('promote', 'shell', '--from', LIVE, '--env', 'review')).toBe(0);
  expect(await run('promote', 'careers', '--from', LIVE, '--env', 'review')).toBe(0);
  expect((await live.read('review')).microFrontends['careers']?.map(({ metadata }) => metadata.version)).toEqual([
    version,
  ]);
  expect(await run('promote', 'news', '--from', LIVE)).toBe(1);
  expect(printed.at(-1)).toContain('Nothing of "news" is published in "production"');
});
