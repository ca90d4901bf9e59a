import { revisionOf } from 'federation/discovery';
import { publishFirst } from '../testing/publish-first';
import { runWriter } from '../testing/run-writer';
import { remotePackage, shellPackage } from '../testing/packages';
import { promote } from '../traffic/promote';
import { verify } from '../verification/verify';
import type { LocalStore } from './open-store';
import { temporaryStore } from '../testing/keys';

const ENV = 'production';

async function siteWithTwoVersions(): Promise<{ store: LocalStore; second: string }> {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  await publishFirst(store, ENV, await remotePackage({ salt: 'one' }));
  const { version } = await publishFirst(store, ENV, await remotePackage({ salt: 'two' }));
  return { store, second: version };
}

test('a promotion that crashes at any step leaves a valid document, and the next command succeeds', async () => {
  const { store, second } = await siteWithTwoVersions();
  const versions = [second, ((await store.read(ENV)).microFrontends['careers'] ?? [])[0]?.metadata.version ?? ''];
  const outcomes = new Set<string>();
  for (let step = 1; ; step++) {
    const [wanted = '', other = ''] = step % 2 === 1 ? versions : [...versions].reverse();
    const before = revisionOf(await store.read(ENV));
    const { end, stderr } = await runWriter(store.root, step, 'promote', 'careers', wanted);
    expect(stderr).toBe('');
    const document = await store.read(ENV); // Parsed and validated by the schema.
    const after = revisionOf(document);
    outcomes.add(after === before ? 'not yet' : 'done');
    await promote(store, ENV, 'careers', wanted);
    const settled = await store.read(ENV);
    expect(settled.microFrontends['careers']?.find(({ deployment }) => deployment.default)?.metadata.version).toBe(
      wanted,
    );
    expect(other).not.toBe(wanted);
    if (end === 0) break;
    expect(end).toBe('SIGKILL');
    expect(step).toBeLessThan(60);
  }
  expect([...outcomes].sort()).toEqual(['done', 'not yet']);
  expect(await verify(store, ENV)).toEqual([]);
}, 600_000);

/** The steps of a publication are distributed to this many stores, so that both processors start processes. */
const STORES = 4;

/** Lets publications to a separate store crash at each of its steps, until one completes. */
async function publishAndDie(first: number): Promise<void> {
  const { store } = await siteWithTwoVersions();
  for (let step = first, end: number | string = 'SIGKILL'; end !== 0; step += STORES) {
    const folder = await remotePackage({ salt: `step ${step}` });
    let stderr;
    ({ end, stderr } = await runWriter(store.root, step, 'publish', folder));
    expect(stderr).toBe('');
    expect([0, 'SIGKILL']).toContain(end);
    expect(step).toBeLessThan(200);
    await store.read(ENV); // Parsed and validated by the schema.
    const { version } = await publishFirst(store, ENV, folder);
    await promote(store, ENV, 'careers', version);
    expect(await verify(store, ENV)).toEqual([]);
  }
}

test('a publication that crashes at any step is completed by the next one, whatever was uploaded', async () => {
  await Promise.all(Array.from({ length: STORES }, (_, store) => publishAndDie(store + 1)));
}, 600_000);
