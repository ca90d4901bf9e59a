import { revisionOf } from 'federation/discovery';
import { collect } from '../collection/collect';
import { publish } from '../publication/publish';
import { publishFirst } from '../testing/publish-first';
import { openTestStore } from '../testing/keys';
import { remotePackage, shellPackage } from '../testing/packages';
import { runWriter } from '../testing/run-writer';
import { promote } from '../traffic/promote';
import { rollback } from '../traffic/rollback';
import { verify } from '../verification/verify';
import type { Store } from './store';

const ENV = 'production';

let stores = 0;
const newAddress = (): string => {
  stores += 1;
  return process.env['TEST_S3']?.replace('<folder>', `front-ends-${process.pid}-${stores}`) ?? '';
};

async function siteWithTwoVersions(): Promise<{ address: string; store: Store; versions: string[] }> {
  const address = newAddress();
  const store = await openTestStore(address);
  await publishFirst(store, ENV, await shellPackage());
  const first = await publishFirst(store, ENV, await remotePackage({ salt: 'one' }));
  const second = await publishFirst(store, ENV, await remotePackage({ salt: 'two' }));
  return { address, store, versions: [second.version, first.version] };
}

test('of a hundred simultaneous writers exactly one succeeds, for a new key and for an existing one', async () => {
  const { blobs } = await openTestStore(newAddress());
  const writers = Array.from({ length: 100 }, (_, writer) => `${writer}`);
  const created = await Promise.all(writers.map((name) => blobs.create('a/new', Buffer.from(name))));
  expect(created.filter(Boolean)).toHaveLength(1);
  const present = await blobs.get('a/new');
  expect(present?.bytes.toString()).toBe(String(created.indexOf(true)));
  const replaced = await Promise.all(
    writers.map((name) => blobs.replace('a/new', Buffer.from(`again ${name}`), present?.tag)),
  );
  expect(replaced.filter(Boolean)).toHaveLength(1);
  const after = await blobs.get('a/new');
  expect(after?.bytes.toString()).toBe(`again ${replaced.indexOf(true)}`);
  expect(await blobs.replace('a/new', Buffer.from('last'), after?.tag)).toBe(true);
  expect(await blobs.replace('a/new', Buffer.from('late'), after?.tag)).toBe(false);
});

test('a site is published, promoted, rolled back, verified and collected', async () => {
  const { store, versions } = await siteWithTwoVersions();
  await promote(store, ENV, 'careers', versions[0] ?? '');
  expect((await rollback(store, ENV, 'careers')).microFrontends['careers']?.[0]?.deployment).toEqual({
    traffic: 100,
    default: true,
  });
  expect(await verify(store, ENV)).toEqual([]);
  expect(await store.publishedFolders()).toHaveLength(3);
  expect((await collect(store)).removed).toEqual([]);
});

test('four simultaneous writers lose nothing', async () => {
  const address = newAddress();
  const store = await openTestStore(address);
  await publishFirst(store, ENV, await shellPackage());
  const before = revisionOf(await store.read(ENV));
  await Promise.all(
    ['careers', 'content', 'catalogue', 'admin'].map(async (name) => {
      const own = await openTestStore(address);
      for (const salt of ['1', '2', '3']) await publish(own, ENV, await remotePackage({ name, salt }));
    }),
  );
  const document = await store.read(ENV);
  expect(revisionOf(document)).toBe(before + 12);
  expect(Object.values(document.microFrontends).map((entries) => entries.length)).toEqual([1, 3, 3, 3, 3]);
});

test('a promotion that crashes at any step leaves a valid document, and the next command succeeds', async () => {
  const { address, store, versions } = await siteWithTwoVersions();
  const outcomes = new Set<string>();
  for (let step = 1; ; step++) {
    const wanted = versions[(step - 1) % 2] ?? '';
    const before = revisionOf(await store.read(ENV));
    const { end, stderr } = await runWriter(address, step, 'promote', 'careers', wanted);
    expect(stderr).not.toMatch(/error/i);
    outcomes.add(revisionOf(await store.read(ENV)) === before ? 'not yet' : 'done');
    await promote(store, ENV, 'careers', wanted);
    const entries = (await store.read(ENV)).microFrontends['careers'];
    expect(entries?.find(({ deployment }) => deployment.default)?.metadata.version).toBe(wanted);
    if (end === 0) break;
    expect(end).toBe('SIGKILL');
    expect(step).toBeLessThan(60);
  }
  expect([...outcomes].sort()).toEqual(['done', 'not yet']);
  expect(await verify(store, ENV)).toEqual([]);
});

test('a publication that crashes at any step is completed by the next one, whatever was uploaded', async () => {
  const { address, store } = await siteWithTwoVersions();
  for (let step = 1, end: number | string = 'SIGKILL'; end !== 0; step++) {
    const folder = await remotePackage({ salt: `step ${step}` });
    ({ end } = await runWriter(address, step, 'publish', folder));
    expect([0, 'SIGKILL']).toContain(end);
    expect(step).toBeLessThan(200);
    await store.read(ENV); // Parsed and validated by the schema.
    const { version } = await publishFirst(store, ENV, folder);
    await promote(store, ENV, 'careers', version);
    expect(await verify(store, ENV)).toEqual([]);
  }
}, 600_000);
