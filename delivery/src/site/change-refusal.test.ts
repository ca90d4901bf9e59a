import type { DiscoveryDocument } from 'federation/discovery';
import { cp } from 'node:fs/promises';
import { changeDocument } from '../document/change-document';
import { TrustedKeys } from '../signing/trusted-keys';
import { LocalStore } from '../stores/open-store';
import type { Store } from '../stores/store';
import { testKey, testSigner, testSigning } from '../testing/keys';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { publishFirst } from '../testing/publish-first';
import { canary } from '../traffic/canary';
import { promote } from '../traffic/promote';
import { retire } from '../traffic/retire';
import { changeRefusal } from './change-refusal';

const ENV = 'production';
const TEAM = 'careers team';
const KEYS = [testKey('operations'), testKey(TEAM, { publish: ['careers'], traffic: ['careers'] })];

let root: string;
let newer: string;
let waiting: string;

beforeAll(async () => {
  root = await temporaryFolder();
  const store = new LocalStore(root, testSigning('operations', ...KEYS));
  await publishFirst(store, ENV, await shellPackage());
  for (const name of ['careers', 'content']) await publishFirst(store, ENV, await remotePackage({ name }));
  newer = (await publishFirst(store, ENV, await remotePackage({ salt: '2' }))).version;
  waiting = (await publishFirst(store, ENV, await remotePackage({ name: 'content', salt: '2' }))).version;
});

/** Makes a change with the team's key, which allows itself everything, and compares the documents. */
async function refusalOf(change: (store: Store) => Promise<unknown>): Promise<string | undefined> {
  const copy = await temporaryFolder();
  await cp(root, copy, { recursive: true });
  const store = new LocalStore(copy, { signer: testSigner(TEAM), trusted: new TrustedKeys({ keys: [testKey(TEAM)] }) });
  const current = await store.read(ENV);
  await change(store);
  const next = await store.read(ENV);
  const trusted = new TrustedKeys({ keys: KEYS });
  return changeRefusal({ trusted, environment: ENV, key: testSigner(TEAM).key, current, next });
}

const edit = (change: (document: DiscoveryDocument) => void) => (store: Store) =>
  changeDocument(store, ENV, 'an edit', (document) => {
    const next = structuredClone(document);
    change(next);
    return next;
  });

test('a key may change its own front end', async () => {
  expect(await refusalOf((store) => promote(store, ENV, 'careers', newer))).toBeUndefined();
  expect(await refusalOf((store) => canary(store, ENV, 'careers', newer, 10))).toBeUndefined();
  expect(await refusalOf((store) => retire(store, ENV, 'careers'))).toBeUndefined();
  expect(
    await refusalOf(async (store) => publishFirst(store, ENV, await remotePackage({ salt: '3' }))),
  ).toBeUndefined();
});

test.each<[string, (store: Store) => Promise<unknown>, string]>([
  ['promotes', (store) => promote(store, ENV, 'content', waiting), 'may not change the traffic of content'],
  ['retires', (store) => retire(store, ENV, 'content'), 'may not change the traffic of content'],
  [
    'publishes',
    async (store) => publishFirst(store, ENV, await remotePackage({ name: 'content', salt: '3' })),
    'may not publish content',
  ],
  [
    'removes a waiting version of',
    edit(({ microFrontends }) => void microFrontends['content']?.pop()),
    'may not publish content',
  ],
  [
    'changes a note of',
    edit(({ microFrontends: { content } }) => {
      for (const { extras } of content ?? []) extras.inactiveSince = '2026-11-20T10:00:00.000Z';
    }),
    'may not publish content',
  ],
  [
    'changes a version of its own remote in the name of',
    edit(({ microFrontends: { careers } }) => {
      for (const { extras, metadata } of careers ?? []) if (metadata.version === newer) extras.manifest.title = 'Other';
    }),
    'is not valid: its signature is not that of the key "operations"',
  ],
  [
    'two revisions at once for',
    async (store) => {
      await promote(store, ENV, 'careers', newer);
      await canary(store, ENV, 'careers', '1.0.0', 10).catch(() => retire(store, ENV, 'careers'));
    },
    'does not follow',
  ],
])('a signed change that %s another front end is refused', async (_what, change, message) => {
  expect(await refusalOf(change)).toContain(message);
});
