import { EMPTY_DOCUMENT, parseDiscovery, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { publishFirst } from '../testing/publish-first';
import { LocalStore } from '../stores/open-store';
import { discoveryKey, Store } from '../stores/store';
import { S3Blobs } from '../stores/s3-blobs';
import { testKey, testSigner, testSigning } from '../testing/keys';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { tinyBucket } from '../testing/tiny-bucket';
import { canary } from '../traffic/canary';
import { promote, promoteTogether } from '../traffic/promote';
import { revoke } from '../traffic/revoke';
import { retire } from '../traffic/retire';
import { rollback } from '../traffic/rollback';
import { signAgain } from '../traffic/sign-again';
import { verify } from '../verification/verify';
import { localSigning } from './local-keys';
import { publicationStatement, trafficStatement } from './statements';
import { TrustedKeys, type TrustedKey } from './trusted-keys';
import { verifiedDocument } from './verified-document';

const ENV = 'production';

/** One team has all rights for its remote, one may only publish, and one owns the shell. */
const KEYS: readonly TrustedKey[] = [
  testKey('operations', { publish: ['shell', 'content'], traffic: ['*'] }),
  testKey('careers team', { publish: ['careers'], traffic: ['careers'] }),
  testKey('careers builds', { publish: ['careers'], traffic: [] }),
];
const TRUSTED = new TrustedKeys({ keys: [...KEYS] });

interface Settings {
  /** Opens the store as the holder of a key. */
  readonly as: (name: string) => Store;
}

/** A folder or a bucket, with a shell, and careers in one version. */
async function site({ as }: Settings): Promise<{ as: Settings['as']; first: string }> {
  await publishFirst(as('operations'), ENV, await shellPackage());
  const { version } = await publishFirst(as('careers team'), ENV, await remotePackage({ salt: '1' }));
  return { as, first: version };
}

async function inFolder(): Promise<Settings> {
  const folder = await temporaryFolder();
  return { as: (name) => new LocalStore(folder, testSigning(name, ...KEYS)) };
}

const newSite = async () => site(await inFolder());

const live = (document: DiscoveryDocument, name = 'careers'): DiscoveryEntry | undefined =>
  document.microFrontends[name]?.find(({ deployment }) => deployment.default);

const verified = (document: DiscoveryDocument, before?: DiscoveryDocument, trusted = TRUSTED) =>
  verifiedDocument(document, ENV, trusted, before);

const reasons = (document: DiscoveryDocument): string[] => verified(document).refusals.map(({ reason }) => reason);

/** An attacker who can write the store but has no key: changes the stored document. */
async function tamper(store: Store, change: (document: DiscoveryDocument) => void): Promise<DiscoveryDocument> {
  const blob = await store.blobs.get(discoveryKey(ENV));
  const document = parseDiscovery(blob?.bytes.toString() ?? '');
  change(document);
  expect(await store.blobs.replace(discoveryKey(ENV), Buffer.from(JSON.stringify(document)), blob?.tag)).toBe(true);
  return store.read(ENV);
}

function careersOf(document: DiscoveryDocument): DiscoveryEntry[] {
  const entries = document.microFrontends['careers'];
  if (!entries?.[0]) throw new Error('There is no careers.');
  return entries;
}

test('versions that teams publish and promote with their keys are valid, and the document names the keys', async () => {
  const { as, first } = await newSite();
  const second = await publishFirst(as('careers builds'), ENV, await remotePackage({ salt: '2' }));
  await promote(as('careers team'), ENV, 'careers', second.version);
  const { document, refusals } = verified(await as('careers team').read(ENV));
  expect(refusals).toEqual([]);
  expect(live(document)?.extras).toMatchObject({ publishedBy: 'careers builds', assigned: { by: 'careers team' } });
  // Earlier assignments stay recorded when another team makes other changes.
  await canary(as('operations'), ENV, 'careers', first, 10);
  const shared = verified(await as('operations').read(ENV)).document;
  const changed = careersOf(shared).find(({ metadata }) => metadata.version === first);
  expect(changed?.extras).toMatchObject({ publishedBy: 'careers team', assigned: { by: 'operations' } });
  await publishFirst(as('operations'), ENV, await remotePackage({ name: 'content' }));
  expect(careersOf(verified(await as('operations').read(ENV)).document)).toMatchObject(
    careersOf(shared).map(({ extras }) => ({ extras: { assigned: extras.assigned, publishedBy: extras.publishedBy } })),
  );
  await rollback(as('operations'), ENV, 'careers');
  await rollback(as('operations'), ENV, 'careers', { to: first });
  const back = verified(await as('operations').read(ENV));
  expect(back.refusals).toEqual([]);
  expect(live(back.document)?.metadata.version).toBe(first);
  expect(await verify(as('operations'), ENV)).toEqual([]);
});

test('a key can do exactly what its rights allow', async () => {
  const { as } = await newSite();
  const before = await as('operations').read(ENV);
  const { version } = await publishFirst(as('careers builds'), ENV, await remotePackage({ salt: '2' }));
  const may = (name: string) => expect.objectContaining({ message: expect.stringContaining(`"${name}" may not`) });
  for (const change of [
    promote(as('careers builds'), ENV, 'careers', version),
    canary(as('careers builds'), ENV, 'careers', version, 10),
    revoke(as('careers builds'), ENV, 'careers', version, 'No.'),
    retire(as('careers builds'), ENV, 'careers'),
  ])
    await expect(change).rejects.toEqual(may('careers builds'));
  await expect(publishFirst(as('careers team'), ENV, await shellPackage({ salt: '2' }))).rejects.toEqual(
    may('careers team'),
  );
  await expect(publishFirst(as('operations'), ENV, await remotePackage({ salt: '3' }))).rejects.toEqual(
    may('operations'),
  );
  await expect(publishFirst(as('careers builds'), ENV, await remotePackage({ name: 'events' }))).rejects.toThrow(
    'may not',
  );
  await expect(publishFirst(as('a stranger'), ENV, await remotePackage({ salt: '4' }))).rejects.toThrow(
    'is not trusted',
  );
  expect(live(await as('operations').read(ENV))).toEqual(
    expect.objectContaining({ metadata: live(before)?.metadata, deployment: { traffic: 100, default: true } }),
  );
});

test('without a key, or without the list of trusted keys, nothing is changed, and everything can be read', async () => {
  const folder = await temporaryFolder();
  await site({ as: (name) => new LocalStore(folder, testSigning(name, ...KEYS)) });
  const build = await remotePackage({ salt: '2' });
  await expect(publishFirst(new LocalStore(folder), ENV, build)).rejects.toThrow('--key or DELIVERY_KEY');
  const signer = testSigner('careers team');
  await expect(publishFirst(new LocalStore(folder, { signer }), ENV, build)).rejects.toThrow('TRUSTED_KEYS');
  expect(await verify(new LocalStore(folder, { trusted: TRUSTED }), ENV)).toEqual([]);
});

/** Changes by an attacker who can write the store and has no key, and their effect on visitors. */
const ATTACKS: Readonly<Record<string, readonly [(entries: DiscoveryEntry[]) => void, string]>> = {
  'other bytes under a signed version': [
    ([entry]) => Object.assign(entry?.metadata ?? {}, { integrity: 'sha256-AAAA' }),
    'its signature is not that of the key "careers team"',
  ],
  'another server bundle': [
    ([entry]) => Object.assign(entry?.extras.integrity ?? {}, { 'server/index.js': 'sha256-AAAA' }),
    'its signature is not that of the key "careers team"',
  ],
  'another folder': [
    ([entry]) => Object.assign(entry?.extras ?? {}, { folder: '/r/careers/evil/' }),
    'its signature is not that of the key "careers team"',
  ],
  'another address of the page': [
    ([entry]) => entry?.extras.manifest.routes.push({ path: '/login' }),
    'its signature is not that of the key "careers team"',
  ],
  'a version without a signature': [([entry]) => delete entry?.extras.signature, 'it is not signed'],
  'a stranger’s signature': [
    ([entry]) => {
      const signer = testSigner('a stranger');
      if (!entry) return;
      const signature = signer.sign(publicationStatement('careers', entry).text);
      entry.extras.signature = { key: signer.key, signature };
    },
    'is not trusted',
  ],
  'the signature of one who may not': [
    ([entry]) => {
      const signer = testSigner('operations');
      if (!entry) return;
      const signature = signer.sign(publicationStatement('careers', entry).text);
      entry.extras.signature = { key: signer.key, signature };
    },
    'the key "operations" may not publish it',
  ],
  'a signature that is none': [
    ([entry]) => Object.assign(entry?.extras.signature ?? {}, { signature: 'AAAA' }),
    'its signature is not that of the key "careers team"',
  ],
  'traffic that nobody has signed': [([entry]) => delete entry?.extras.traffic, 'its traffic is not signed'],
  'a revocation': [([entry]) => Object.assign(entry?.extras ?? {}, { revoked: 'Boo.' }), 'is not valid'],
  'another former version': [([entry]) => Object.assign(entry?.extras ?? {}, { previous: '0.1.0' }), 'is not valid'],
  'a later revision': [([entry]) => Object.assign(entry?.extras.traffic ?? {}, { revision: 99 }), 'is not valid'],
  'traffic that one who only publishes has signed': [
    (entries) => {
      const signer = testSigner('careers builds');
      const note = entries[0]?.extras.traffic;
      if (!note) return;
      const signature = signer.sign(trafficStatement(ENV, 'careers', entries, note).text);
      Object.assign(note, { key: signer.key, signature });
    },
    'the key "careers builds" may not change its traffic',
  ],
};

test.each(Object.entries(ATTACKS))(
  '%s, written into the store, reaches no visitor',
  async (_what, [attack, reason]) => {
    const { as } = await newSite();
    const before = verified(await as('operations').read(ENV)).document;
    const document = await tamper(as('operations'), (changed) => attack(careersOf(changed)));
    // A server that starts now has none of it; the rest of the site is unchanged.
    expect(Object.keys(verified(document).document.microFrontends)).toEqual(['shell']);
    expect(reasons(document)).toEqual(expect.arrayContaining([expect.stringContaining(reason)]));
    expect((await verify(as('operations'), ENV)).length).toBeGreaterThan(0);
    // No key signs it by accident.
    await expect(signAgain(as('careers team'), ENV, ['careers'])).rejects.toThrow('is not signed again');
    expect(verified(before).document.microFrontends['careers']).toHaveLength(1);
  },
);

test("a version of another remote is not valid under a remote's name, although its team has signed it", async () => {
  const { as } = await newSite();
  await publishFirst(as('operations'), ENV, await remotePackage({ name: 'content' }));
  const document = await tamper(as('operations'), ({ microFrontends }) => {
    microFrontends['careers'] = structuredClone(microFrontends['content'] ?? []);
  });
  expect(Object.keys(verified(document).document.microFrontends).sort()).toEqual(['content', 'shell']);
});

test('an invalid canary gets no visitors; the default version gets its part', async () => {
  const { as } = await newSite();
  const second = await publishFirst(as('careers builds'), ENV, await remotePackage({ salt: '2' }));
  await canary(as('careers team'), ENV, 'careers', second.version, 30);
  const withdrawn = new TrustedKeys({
    keys: KEYS.map((key) =>
      key.name === 'careers builds' ? { ...key, withdrawn: { at: '2026-11-23T08:00:00.000Z', keeps: [] } } : key,
    ),
  });
  const { document, refusals } = verified(await as('operations').read(ENV), undefined, withdrawn);
  expect(careersOf(document).map(({ deployment }) => deployment)).toEqual([{ traffic: 100, default: true }]);
  expect(refusals).toEqual([
    {
      name: 'careers',
      version: second.version,
      reason: 'the key "careers builds" was withdrawn on 2026-11-23 08:00 UTC',
    },
  ]);
});

test('a server that knows a later state refuses an earlier signed one', async () => {
  const { as, first } = await newSite();
  const early = await as('operations').read(ENV);
  const second = await publishFirst(as('careers builds'), ENV, await remotePackage({ salt: '2' }));
  await promote(as('careers team'), ENV, 'careers', second.version);
  const now = verified(await as('operations').read(ENV)).document;
  const replayed = await tamper(as('operations'), (document) => Object.assign(document, structuredClone(early)));
  expect(live(verified(replayed).document)?.metadata.version).toBe(first);
  const { document, refusals } = verified(replayed, now);
  expect(live(document)?.metadata.version).toBe(second.version);
  expect(refusals).toEqual([{ name: 'careers', reason: 'its signed traffic is of an earlier state' }]);
  // The same from there: the last known state stays valid.
  expect(live(verified(replayed, document).document)?.metadata.version).toBe(second.version);
});

test('front ends that were promoted together are not separated', async () => {
  const { as } = await newSite();
  await publishFirst(as('operations'), ENV, await remotePackage({ name: 'content', salt: '1' }));
  const apart = await as('operations').read(ENV);
  const careers = await publishFirst(as('careers builds'), ENV, await remotePackage({ salt: '2' }));
  const content = await publishFirst(as('operations'), ENV, await remotePackage({ name: 'content', salt: '2' }));
  await promoteTogether(as('operations'), ENV, [
    { name: 'careers', version: careers.version },
    { name: 'content', version: content.version },
  ]);
  const half = await tamper(as('operations'), ({ microFrontends }) => {
    microFrontends['content'] = structuredClone(apart.microFrontends['content'] ?? []);
  });
  expect(reasons(half)).toContain('its traffic was changed together with content, which is missing');
});

test('a signature for one environment is invalid in another', async () => {
  const { as } = await newSite();
  const production = await as('operations').read(ENV);
  const { document } = verifiedDocument(production, 'staging', TRUSTED);
  expect(document.microFrontends).toEqual({});
  expect(verifiedDocument(EMPTY_DOCUMENT, ENV, TRUSTED)).toEqual({ document: EMPTY_DOCUMENT, refusals: [] });
});

test("after an attack, a team's change signs only its own change, not what the attacker has written", async () => {
  const { as } = await newSite();
  await publishFirst(as('operations'), ENV, await remotePackage({ name: 'content' }));
  await tamper(as('operations'), ({ microFrontends }) => {
    const [entry] = microFrontends['content'] ?? [];
    if (entry) entry.metadata.integrity = 'sha256-AAAA';
  });
  const { version } = await publishFirst(as('careers builds'), ENV, await remotePackage({ salt: '2' }));
  const document = await promote(as('careers team'), ENV, 'careers', version);
  expect(Object.keys(verified(document).document.microFrontends).sort()).toEqual(['careers', 'shell']);
  // With a new valid version, the attacked front end is back.
  const healed = await publishFirst(as('operations'), ENV, await remotePackage({ name: 'content', salt: '2' }));
  await promote(as('operations'), ENV, 'content', healed.version);
  const after = verified(await as('operations').read(ENV)).document;
  expect(live(after, 'content')?.metadata.version).toBe(healed.version);
});

test('a new key replaces a previous one, whose versions go with it', async () => {
  const { as } = await newSite();
  const followed = [...KEYS, testKey('careers 2027', { publish: ['careers'], traffic: ['careers'] })];
  const root = (as('operations') as LocalStore).root;
  await signAgain(new LocalStore(root, testSigning('careers 2027', ...followed)), ENV, ['careers']);
  const trusted = new TrustedKeys({
    keys: followed.map((key) =>
      key.name === 'careers team' ? { ...key, withdrawn: { at: '2026-11-23T08:00:00.000Z', keeps: [] } } : key,
    ),
  });
  const { document, refusals } = verified(await as('operations').read(ENV), undefined, trusted);
  expect(refusals).toEqual([]);
  expect(live(document)?.extras.publishedBy).toBe('careers team');
});

test('a version whose key is no longer trusted is valid again once a trusted key publishes it', async () => {
  const { as } = await newSite();
  const root = (as('operations') as LocalStore).root;
  const build = await remotePackage({ salt: '1' });
  const followed = KEYS.map((key) =>
    key.name === 'careers team'
      ? { ...key, name: 'former team', withdrawn: { at: '2026-11-23T08:00:00.000Z', keeps: [] } }
      : key,
  );
  const { uploaded } = await publishFirst(new LocalStore(root, testSigning('careers builds', ...followed)), ENV, build);
  expect(uploaded).toBe(false);
  const document = await signAgain(new LocalStore(root, testSigning('operations', ...followed)), ENV, ['careers'], {
    force: true,
  });
  const trusted = new TrustedKeys({ keys: followed });
  expect(live(verified(document, undefined, trusted).document)?.extras.publishedBy).toBe('careers builds');
});

test('in a bucket, too, signed content is valid and added content is not', async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  const bucket = await tinyBucket();
  try {
    const { as } = await site({
      as: (name) => new Store(new S3Blobs(new URL(bucket.address)), testSigning(name, ...KEYS)),
    });
    expect(verified(await as('operations').read(ENV)).refusals).toEqual([]);
    const document = await tamper(as('operations'), (changed) => {
      const [entry] = careersOf(changed);
      if (entry) entry.url = '/r/careers/evil/remoteEntry.js';
    });
    expect(Object.keys(verified(document).document.microFrontends)).toEqual(['shell']);
  } finally {
    await bucket.stop();
  }
});

test('a site on a developer’s machine has a key that only its owner can read, and creates it once', async () => {
  const siteDir = await temporaryFolder();
  const [one, other] = await Promise.all([localSigning(siteDir), localSigning(siteDir)]);
  expect(one.signer.key).toBe(other.signer.key);
  expect(one.trusted.may(one.signer.key, 'traffic', 'shell')).toBe(true);
  const file = path.join(siteDir, 'keys/local.pem');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain('PRIVATE KEY');
});
