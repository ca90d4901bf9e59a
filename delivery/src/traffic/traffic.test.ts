import { chooseVersions, revisionOf, type DiscoveryDocument } from 'federation/discovery';
import { publishFirst } from '../testing/publish-first';
import type { LocalStore } from '../stores/open-store';
import { remotePackage, shellPackage } from '../testing/packages';
import { canary } from './canary';
import { promote, promoteTogether } from './promote';
import { revoke } from './revoke';
import { rollback } from './rollback';
import { temporaryStore } from '../testing/keys';

const ENV = 'production';

let store: LocalStore;
let versions: string[];

const trafficOf = (document: DiscoveryDocument): Record<string, number> =>
  Object.fromEntries(
    (document.microFrontends['careers'] ?? []).map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
    ]),
  );

beforeEach(async () => {
  store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  versions = [];
  for (const salt of ['one', 'two', 'three']) {
    versions.push((await publishFirst(store, ENV, await remotePackage({ salt }))).version);
  }
});

const version = (i: number): string => versions[i] ?? '';

test('the first version is live, later ones have no visitors', async () => {
  expect(trafficOf(await store.read(ENV))).toEqual({ [version(0)]: 100, [version(1)]: 0, [version(2)]: 0 });
});

test('publishing the same build again changes nothing', async () => {
  const folder = await remotePackage({ salt: 'same' });
  const first = await publishFirst(store, ENV, folder);
  const before = revisionOf(await store.read(ENV));
  const again = await publishFirst(store, ENV, folder);
  expect([first.uploaded, again.uploaded]).toEqual([true, false]);
  expect(revisionOf(await store.read(ENV))).toBe(before);
});

test('repeating a promotion or a rollback changes nothing', async () => {
  await promote(store, ENV, 'careers', version(1));
  await promote(store, ENV, 'careers', version(2));
  const revision = revisionOf(await promote(store, ENV, 'careers', version(2)));
  const back = await rollback(store, ENV, 'careers');
  expect(trafficOf(back)).toMatchObject({ [version(1)]: 100, [version(2)]: 0 });
  expect(revisionOf(back)).toBe(revision + 1);
  expect(revisionOf(await rollback(store, ENV, 'careers'))).toBe(revision + 1);
  expect(trafficOf(await rollback(store, ENV, 'careers', { to: version(0) }))).toMatchObject({ [version(0)]: 100 });
});

test('a rollback withdraws a canary, and only one canary runs at a time', async () => {
  await canary(store, ENV, 'careers', version(1), 12.5);
  await expect(canary(store, ENV, 'careers', version(2), 5)).rejects.toThrow(/already a canary/);
  await expect(canary(store, ENV, 'careers', version(0), 5)).rejects.toThrow(/is the default/);
  await expect(canary(store, ENV, 'careers', version(1), 100)).rejects.toThrow(/0 to 99.99/);
  expect(trafficOf(await store.read(ENV))).toMatchObject({ [version(0)]: 87.5, [version(1)]: 12.5 });
  expect(trafficOf(await rollback(store, ENV, 'careers'))).toMatchObject({ [version(0)]: 100, [version(1)]: 0 });
});

test('a revoked version cannot be promoted again', async () => {
  await promote(store, ENV, 'careers', version(1));
  const document = await rollback(store, ENV, 'careers', { revoke: 'It loses what people type.' });
  const left = document.microFrontends['careers']?.find(({ metadata }) => metadata.version === version(1));
  expect(left?.extras.revoked).toBe('It loses what people type.');
  await expect(promote(store, ENV, 'careers', version(1))).rejects.toThrow(/was revoked: It loses what people type/);
  await expect(canary(store, ENV, 'careers', version(1), 10)).rejects.toThrow(/was revoked/);
});

test('a version without visitors, or a canary, is revoked with its bytes under any number', async () => {
  await canary(store, ENV, 'careers', version(1), 10);
  const document = await revoke(store, ENV, 'careers', version(1), 'It loses what people type.');
  expect(trafficOf(document)).toMatchObject({ [version(0)]: 100, [version(1)]: 0 });
  const revision = revisionOf(document);
  expect(revisionOf(await revoke(store, ENV, 'careers', version(1), 'It loses what people type.'))).toBe(revision);
  const again = await publishFirst(store, ENV, await remotePackage({ salt: 'two', version: '1.1.0' }));
  await expect(promote(store, ENV, 'careers', again.version)).rejects.toThrow(
    `careers ${again.version} has the same bytes as ${version(1)}, which was revoked: It loses what people type.`,
  );
  await revoke(store, ENV, 'careers', version(2), 'It is slow.');
  await expect(canary(store, ENV, 'careers', version(2), 10)).rejects.toThrow(/was revoked: It is slow/);
  await expect(revoke(store, ENV, 'careers', version(0), 'It is old.')).rejects.toThrow(
    /is what visitors get\. .*rollback careers --revoke "It is old\."/,
  );
});

test('several front ends go live in one revision', async () => {
  const content = await publishFirst(store, ENV, await remotePackage({ name: 'content', salt: '1' }));
  const newer = await publishFirst(store, ENV, await remotePackage({ name: 'content', salt: '2' }));
  const before = revisionOf(await store.read(ENV));
  const document = await promoteTogether(store, ENV, [
    { name: 'careers', version: version(2) },
    { name: 'content', version: newer.version },
  ]);
  expect(revisionOf(document)).toBe(before + 1);
  expect(document.microFrontends['content']?.map(({ deployment }) => deployment.default)).toEqual([false, true]);
  expect(content.live).toBe(true);
});

test('a version may be abbreviated, unless it is ambiguous or unknown', async () => {
  await promote(store, ENV, 'careers', version(1).slice(0, 8));
  await expect(promote(store, ENV, 'careers', '1.0')).rejects.toThrow(/not a single version/);
  await expect(promote(store, ENV, 'careers', '9')).rejects.toThrow(/is not published/);
  await expect(promote(store, ENV, 'career', '1')).rejects.toThrow(/Published: shell, careers/);
});

test('of 100,000 visitors, 10 % is exact within 0.3 points, 0 % includes none, and none moves back while it rises', async () => {
  const chosen = (document: DiscoveryDocument, visitor: string): string | undefined =>
    chooseVersions(document, visitor).get('careers')?.metadata.version;
  const visitors = Array.from({ length: 100_000 }, (_, i) => `visitor-${i}`);
  const withCanary = async (percent: number): Promise<Set<string>> => {
    const document = await canary(store, ENV, 'careers', version(1), percent);
    return new Set(visitors.filter((visitor) => chosen(document, visitor) === version(1)));
  };
  const ten = await withCanary(10);
  expect(Math.abs(ten.size / 1_000 - 10)).toBeLessThan(0.3);
  const twenty = await withCanary(20);
  const fifty = await withCanary(50);
  expect([...ten].every((visitor) => twenty.has(visitor))).toBe(true);
  expect([...twenty].every((visitor) => fifty.has(visitor))).toBe(true);
  const none = await canary(store, ENV, 'careers', version(1), 0);
  expect(visitors.some((visitor) => chosen(none, visitor) === version(1))).toBe(false);
}, 60_000);
