import type { DiscoveryDocument } from 'federation/discovery';
import { TrustedKeys, type TrustedKey } from '../signing/trusted-keys';
import { stampedAt } from '../signing/timestamp';
import { trafficRefusal, verifiedDocument } from '../signing/verified-document';
import { LocalStore } from '../stores/open-store';
import { withdrawKey } from '../commands/key';
import { testKey, testSigner, testSigning, testTrustedKeysFile } from '../testing/keys';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { publishFirst } from '../testing/publish-first';
import { verify } from '../verification/verify';
import { canary } from './canary';
import { promote, promoteTogether } from './promote';
import { rollback } from './rollback';
import { rollBackInAdvance } from './rollback-in-advance';

const ENV = 'production';
const KEYS: readonly TrustedKey[] = [
  testKey('operations'),
  testKey('careers team', { publish: ['careers'], traffic: ['careers'] }),
  testKey('site', { publish: [], traffic: [], rollback: ['*'] }),
  testKey('a timer', { publish: [], traffic: [], refresh: true }),
];
const TRUSTED = new TrustedKeys({ keys: [...KEYS] });

/** A store with a shell, and careers in two versions of which the first is live. */
async function site() {
  const folder = await temporaryFolder();
  const as = (name: string): LocalStore => new LocalStore(folder, testSigning(name, ...KEYS));
  await publishFirst(as('operations'), ENV, await shellPackage());
  const first = await publishFirst(as('careers team'), ENV, await remotePackage({ salt: '1' }));
  const second = await publishFirst(as('careers team'), ENV, await remotePackage({ salt: '2', version: '1.1.0' }));
  return { as, first: first.version, second: second.version };
}

const liveOf = (document: DiscoveryDocument, name = 'careers') =>
  document.microFrontends[name]?.find(({ deployment }) => deployment.default);
const revisionOf = (document: DiscoveryDocument, name = 'careers'): number =>
  liveOf(document, name)?.extras.traffic?.revision ?? 0;

test('a site rolls a promoted version back with a key that can do nothing else', async () => {
  const { as, first, second } = await site();
  const promoted = await promote(as('careers team'), ENV, 'careers', second);
  const asked = { name: 'careers', revision: revisionOf(promoted), by: 'Asha Rao' };
  const before = verifiedDocument(promoted, ENV, TRUSTED);
  const document = await rollBackInAdvance(as('site'), ENV, asked);
  const { document: verified, refusals } = verifiedDocument(document, ENV, TRUSTED, before.document);
  expect(refusals).toEqual([]);
  expect(liveOf(verified)).toMatchObject({
    metadata: { version: first },
    deployment: { traffic: 100 },
    extras: { restoredFrom: second, assigned: { by: 'site' } },
  });
  expect(verified.microFrontends['shell']?.[0]?.extras.change).toMatchObject({
    by: 'site',
    what: 'rollback careers, by Asha Rao',
  });
  // A server that accepts recent states alone accepts this one.
  expect(stampedAt(document, ENV, TRUSTED, undefined, Date.now())).toBeInstanceOf(Date);
  expect(await verify(as('operations'), ENV)).toEqual([]);
  // A rollback cannot be repeated, and the team can promote the version again.
  await expect(rollBackInAdvance(as('site'), ENV, { ...asked, revision: revisionOf(document) })).rejects.toThrow(
    'no version to go back to',
  );
  await promote(as('careers team'), ENV, 'careers', second);
  await expect(rollBackInAdvance(as('site'), ENV, asked)).rejects.toThrow('has changed in the meantime');
  await expect(canary(as('site'), ENV, 'careers', first, 10)).rejects.toThrow('may not change the traffic');
  await expect(rollback(as('a timer'), ENV, 'careers')).rejects.toThrow('may not change the traffic');
});

test('a canary is withdrawn, and what was promoted together is rolled back together', async () => {
  const { as, first, second } = await site();
  const started = await canary(as('careers team'), ENV, 'careers', second, 10);
  const ended = await rollBackInAdvance(as('site'), ENV, {
    ...{ name: 'careers', revision: revisionOf(started), by: 'Asha' },
  });
  expect(liveOf(ended)).toMatchObject({ metadata: { version: first }, deployment: { traffic: 100 } });
  // The same after a rollback of the default version.
  await promote(as('careers team'), ENV, 'careers', second);
  await rollback(as('careers team'), ENV, 'careers');
  const again = await canary(as('careers team'), ENV, 'careers', second, 10);
  const over = await rollBackInAdvance(as('site'), ENV, { name: 'careers', revision: revisionOf(again), by: 'Asha' });
  expect(liveOf(over)).toMatchObject({ metadata: { version: first }, deployment: { traffic: 100 } });
  const shell = await publishFirst(as('operations'), ENV, await shellPackage({ salt: '2' }));
  const both = await promoteTogether(as('operations'), ENV, [
    { name: 'careers', version: second },
    { name: 'shell', version: shell.version },
  ]);
  const asked = { name: 'careers', revision: revisionOf(both), by: 'Asha' };
  const document = await rollBackInAdvance(as('site'), ENV, asked);
  expect(liveOf(document)?.metadata.version).toBe(first);
  expect(liveOf(document, 'shell')?.metadata.version).not.toBe(shell.version);
  expect(verifiedDocument(document, ENV, TRUSTED).refusals).toEqual([]);
});

test('nothing else is accepted from the key of a site', async () => {
  const { as, second } = await site();
  const promoted = await promote(as('careers team'), ENV, 'careers', second);
  const asked = { name: 'careers', revision: revisionOf(promoted), by: 'Asha' };
  const document = await rollBackInAdvance(as('site'), ENV, asked);
  const refused = (change: (note: Record<string, unknown>) => void, trusted = TRUSTED): string | undefined => {
    const tampered = structuredClone(document);
    change(liveOf(tampered)?.extras.traffic?.permittedBy as Record<string, unknown>);
    return trafficRefusal(trusted, ENV, 'careers', tampered);
  };
  expect(refused(() => undefined)).toBeUndefined();
  expect(refused((note) => Object.assign(note, { to: second }))).toContain(`signed a rollback to ${second} alone`);
  expect(refused((note) => Object.assign(note, { until: '2026-01-01T00:00:00.000Z' }))).toContain('had expired');
  expect(refused((note) => Object.assign(note, { until: '2099-01-01T00:00:00.000Z' }))).toContain('its signature');
  expect(refused((note) => Object.assign(note, { revision: 1 }))).toContain('its signature');
  expect(refused((note) => Object.assign(note, { key: testSigner('a timer').key }))).toContain('may not change');
  const withoutSite = new TrustedKeys({ keys: KEYS.filter(({ name }) => name !== 'site') });
  expect(refused(() => undefined, withoutSite)).toContain('is not trusted');
  // A statement of an earlier promotion is not used for a later one.
  await promote(as('careers team'), ENV, 'careers', second);
  const later = verifiedDocument(await as('operations').read(ENV), ENV, TRUSTED).document;
  const replayed = structuredClone(document);
  for (const entry of replayed.microFrontends['careers'] ?? [])
    if (entry.extras.traffic) Object.assign(entry.extras.traffic, { revision: 99 });
  expect(liveOf(verifiedDocument(replayed, ENV, TRUSTED, later).document)?.metadata.version).toBe(second);
});

test('a withdrawn key keeps the rollback that it permitted', async () => {
  const { as, first, second } = await site();
  const promoted = await promote(as('careers team'), ENV, 'careers', second);
  await rollBackInAdvance(as('site'), ENV, { name: 'careers', revision: revisionOf(promoted), by: 'Asha' });
  const file = await testTrustedKeysFile(...KEYS);
  const how = { stay: true, force: false, by: 'Asha' };
  const { valid } = await withdrawKey(file, as('operations'), ENV, 'careers team', how);
  expect(valid).toContain(`that careers may be rolled back to ${first}`);
});
