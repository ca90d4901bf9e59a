import { readdir } from 'node:fs/promises';
import { publishFirst } from '../testing/publish-first';
import type { LocalStore } from '../stores/open-store';
import { promote } from '../traffic/promote';
import { remotePackage, shellPackage } from '../testing/packages';
import { runWriter } from '../testing/run-writer';
import { collect } from './collect';
import { temporaryStore } from '../testing/keys';

const DAY = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

async function manyVersions(count: number): Promise<{ store: LocalStore; versions: string[] }> {
  const store = await temporaryStore();
  await publishFirst(store, 'production', await shellPackage());
  const versions: string[] = [];
  for (let i = 0; i < count; i++) {
    const { version } = await publishFirst(store, 'production', await remotePackage({ salt: String(i) }));
    await promote(store, 'production', 'careers', version);
    versions.push(version);
  }
  return { store, versions };
}

const listed = async (store: LocalStore): Promise<string[]> =>
  ((await store.read('production')).microFrontends['careers'] ?? []).map(({ metadata }) => metadata.version);

test('after many promotions on one day, every version is still there', async () => {
  const { store, versions } = await manyVersions(12);
  const { delisted, removed } = await collect(store);
  expect([delisted, removed]).toEqual([[], []]);
  expect(await store.isComplete(`/r/careers/${versions[0] ?? ''}/`)).toBe(true);
});

test('an old version is delisted and marked first, and removed by a later run', async () => {
  const { store, versions } = await manyVersions(13);
  const first = await collect(store, { now: inDays(8) });
  expect(first.delisted.map(({ version }) => version)).toEqual(versions.slice(0, 3));
  expect(first.marked).toHaveLength(3);
  expect(first.removed).toEqual([]);
  expect(await listed(store)).toEqual(versions.slice(3));
  expect(await store.isComplete(first.marked[0] ?? '')).toBe(true);

  expect((await collect(store, { now: inDays(8.5) })).removed).toEqual([]);
  const last = await collect(store, { now: inDays(9.1) });
  expect([...last.removed].sort()).toEqual([...first.marked].sort());
  expect(await store.publishedFolders()).toHaveLength(11);
  expect((await collect(store, { now: inDays(9.2) })).removed).toEqual([]);
});

test('a version that is live in another environment stays', async () => {
  const { store, versions } = await manyVersions(12);
  await publishFirst(store, 'staging', await shellPackage());
  await publishFirst(store, 'staging', await remotePackage({ salt: '0' }));
  await collect(store, { now: inDays(8) });
  await collect(store, { now: inDays(10) });
  expect(await store.isComplete(`/r/careers/${versions[0] ?? ''}/`)).toBe(true);
  expect(await store.isComplete(`/r/careers/${versions[1] ?? ''}/`)).toBe(false);
});

test('publishing a marked version again removes the mark', async () => {
  const { store, versions } = await manyVersions(12);
  await collect(store, { now: inDays(8) });
  const again = await publishFirst(store, 'production', await remotePackage({ salt: '0' }));
  expect(again).toMatchObject({ version: versions[0], uploaded: true });
  const { removed } = await collect(store, { now: inDays(10) });
  expect(removed).not.toContain(again.folder);
});

test('unfinished files of killed writers are removed a day later, and no others', async () => {
  const { store } = await manyVersions(1);
  const filesOf = async (): Promise<string[]> => (await readdir(store.root, { recursive: true })).sort();
  for (const step of [6, 30]) {
    const { end } = await runWriter(store.root, step, 'publish', await remotePackage({ salt: `killed ${step}` }));
    expect(end).toBe('SIGKILL');
  }
  const before = await filesOf();
  const unfinished = before.filter((file) => /\.(writing-|lock\.)/.test(file));
  expect(unfinished).not.toEqual([]);
  expect((await collect(store)).leftovers).toEqual([]);
  expect((await collect(store, { now: inDays(1.1) })).leftovers).toEqual(unfinished);
  expect((await filesOf()).filter((file) => /\.(writing-|lock\.)/.test(file))).toEqual([]);
}, 60_000);
