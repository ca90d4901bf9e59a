import { carriedShell, type DiscoveryDocument } from 'federation/discovery';
import { runDelivery } from '../commands/run';
import { TrustedKeys, type TrustedKey } from '../signing/trusted-keys';
import { trafficRefusal, verifiedDocument } from '../signing/verified-document';
import { LocalStore } from '../stores/open-store';
import { testKey, testSigning } from '../testing/keys';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { publishFirst } from '../testing/publish-first';
import { createValidator } from '../verification/verify';
import { carry, endCarrying } from './carry';
import { promote } from './promote';
import { revoke } from './revoke';
import { rollback } from './rollback';
import { rollBackInAdvance } from './rollback-in-advance';

const ENV = 'production';
const KEYS: readonly TrustedKey[] = [
  testKey('operations'),
  testKey('site', { publish: [], traffic: [], rollback: ['*'] }),
];
const TRUSTED = new TrustedKeys({ keys: [...KEYS] });
const NAMES = ['shell', 'careers', 'content'] as const;

const sharing = (name: string, react: string) =>
  name === 'shell' ? { provides: { react: { version: react } } } : { requires: { react }, imports: {} };

/** A site whose front ends need React 19.2.0 exactly, and have versions that need 19.3.1 and wait. */
async function site() {
  const folder = await temporaryFolder();
  const as = (name: string): LocalStore => new LocalStore(folder, testSigning(name, ...KEYS));
  const store = as('operations');
  const next: Record<string, string> = {};
  for (const [version, react] of [
    ['1.0.0', '19.2.0'],
    ['2.0.0', '19.3.1'],
  ] as const)
    for (const name of NAMES) {
      const options = { name, version, salt: version, sharing: sharing(name, react) };
      const built = await (name === 'shell' ? shellPackage(options) : remotePackage(options));
      next[name] = (await publishFirst(store, ENV, built)).version;
    }
  return { as, store, next, validator: createValidator(store) };
}

const liveOf = ({ microFrontends }: DiscoveryDocument, name: string): string | undefined =>
  microFrontends[name]?.find(({ deployment }) => deployment.default)?.metadata.version;

const carriedIn = (document: DiscoveryDocument): string | undefined => carriedShell(document)?.metadata.version;

test.each([
  [['shell', 'careers', 'content']],
  [['shell', 'content', 'careers']],
  [['careers', 'shell', 'content']],
  [['content', 'shell', 'careers']],
  [['careers', 'content', 'shell']],
  [['content', 'careers', 'shell']],
])('with both generations carried, %s are promoted one after the other', async (order) => {
  const { store, next, validator } = await site();
  await carry(store, ENV, next['shell'] ?? '', validator);
  for (const name of order) await promote(store, ENV, name, next[name] ?? '', validator);
  const document = await store.read(ENV);
  expect(NAMES.map((name) => liveOf(document, name))).toEqual(NAMES.map((name) => next[name]));
  expect(carriedIn(document)).toMatch(/^1\.0\.0-/);
  expect(await validator(document)).toEqual([]);
  expect(carriedIn(await endCarrying(store, ENV, validator))).toBeUndefined();
});

test('a shell that live remotes do not fit is refused with the version to carry, and carried versions stay while they are needed', async () => {
  const { store, next, validator } = await site();
  const shell = next['shell'] ?? '';
  for (const name of ['shell', 'careers'])
    await expect(promote(store, ENV, name, next[name] ?? '', validator)).rejects.toThrow(
      `With shell ${shell} carried beside it, remotes keep theirs: "carry ${shell}".`,
    );
  await carry(store, ENV, shell, validator);
  await promote(store, ENV, 'careers', next['careers'] ?? '', validator);
  await expect(endCarrying(store, ENV, validator)).rejects.toThrow(/careers 2\.0\.0-\w+ needs react 19\.3\.1; shell 1/);
  const out: string[] = [];
  const console = { out: (line: string) => void out.push(line), err: () => undefined, progress: () => undefined };
  expect(await runDelivery(['status', '--store', store.blobs.address], {}, console)).toBe(0);
  expect(out.join()).toContain(`shell ${shell} is carried for 1 remote: careers ${next['careers']}.`);
  expect(carriedIn(await revoke(store, ENV, 'shell', shell, 'It breaks.'))).toBeUndefined();
});

test('the mark of a carried version is signed: servers ignore one that no key with the right has made', async () => {
  const { as, store, next } = await site();
  const { document: before } = verifiedDocument(await store.read(ENV), ENV, TRUSTED);
  const marked = structuredClone(await store.read(ENV));
  const waiting = marked.microFrontends['shell']?.find(({ metadata }) => metadata.version === next['shell']);
  if (waiting) waiting.deployment.carried = true;
  expect(trafficRefusal(TRUSTED, ENV, 'shell', marked)).toContain('its traffic is not valid');
  expect(carriedIn(verifiedDocument(marked, ENV, TRUSTED, before).document)).toBeUndefined();
  await expect(carry(as('site'), ENV, next['shell'] ?? '')).rejects.toThrow('may not change the traffic of shell');
  const { document, refusals } = verifiedDocument(await carry(store, ENV, next['shell'] ?? ''), ENV, TRUSTED, before);
  expect(refusals).toEqual([]);
  expect(carriedIn(document)).toBe(next['shell']);
});

test('a rollback carries the version that it leaves, also when the site makes it', async () => {
  const { as, store, next, validator } = await site();
  await carry(store, ENV, next['shell'] ?? '', validator);
  const promoted = await promote(store, ENV, 'shell', next['shell'] ?? '', validator);
  const former = carriedIn(promoted);
  const revision = promoted.microFrontends['shell']?.find(({ deployment }) => deployment.default)?.extras.traffic;
  const back = await rollBackInAdvance(as('site'), ENV, {
    ...{ name: 'shell', by: 'Asha Rao', revision: revision?.revision ?? 0 },
  });
  const { document, refusals } = verifiedDocument(
    back,
    ENV,
    TRUSTED,
    verifiedDocument(promoted, ENV, TRUSTED).document,
  );
  expect(refusals).toEqual([]);
  expect([liveOf(document, 'shell'), carriedIn(document)]).toEqual([former, next['shell']]);
  const again = await promote(store, ENV, 'shell', next['shell'] ?? '', validator);
  expect(carriedIn(again)).toBe(former);
  expect(carriedIn(await rollback(store, ENV, 'shell', { revoke: 'It breaks.' }))).toBeUndefined();
});
