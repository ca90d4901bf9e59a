import {
  createValidator,
  openStore,
  promote,
  publishFirst,
  remotePackage,
  shellPackage,
  temporaryFolder,
} from 'delivery/testing';
import { chooseVersions, VISITOR_GROUPS, type DiscoveryDocument } from 'federation/discovery';
import { rm } from 'node:fs/promises';
import { liveRemotes } from './live-remotes';

const ENV = 'production';
const REMOTES = ['careers', 'content'];

type Front = 'shell' | 'careers' | 'content';

const folders: string[] = [];

const built = async (name: Front, contract: number, contractFrom?: number): Promise<string> => {
  const options = {
    salt: `${contract} ${contractFrom}`,
    version: `${contract}.0.0`,
    manifest: { contract, contractFrom },
  };
  const folder = await (name === 'shell' ? shellPackage(options) : remotePackage({ name, ...options }));
  folders.push(folder);
  return folder;
};

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** The fewest remotes that a visitor can get, whichever versions are chosen. */
const fewestRemotes = (document: DiscoveryDocument): number =>
  Math.min(
    ...Array.from({ length: VISITOR_GROUPS }, (_, group) => {
      const versions = chooseVersions(document, group);
      return liveRemotes(versions, document).length;
    }),
  );

/** A site of the first contract, with everything of the second published and nothing promoted. */
async function siteBeforeSecondContract(shellHostsFrom: number) {
  const folder = await temporaryFolder();
  folders.push(folder);
  const store = await openStore(folder);
  const next: Record<string, string> = {};
  for (const name of ['shell', ...REMOTES] as readonly Front[]) await publishFirst(store, ENV, await built(name, 1));
  for (const name of ['shell', ...REMOTES] as readonly Front[])
    next[name] = (
      await publishFirst(store, ENV, await built(name, 2, name === 'shell' ? shellHostsFrom : undefined))
    ).version;
  return { store, next, validator: createValidator(store) };
}

const ORDERS: readonly (readonly Front[])[] = [
  ['shell', 'careers', 'content'],
  ['shell', 'content', 'careers'],
  ['careers', 'shell', 'content'],
  ['content', 'shell', 'careers'],
  ['careers', 'content', 'shell'],
  ['content', 'careers', 'shell'],
];

test.each(ORDERS)('promoting a second contract as %s, %s, %s loses no remote', async (...order) => {
  const { store, next, validator } = await siteBeforeSecondContract(1);
  const refused: Front[] = [];
  for (const name of [...order, ...order]) {
    await promote(store, ENV, name, next[name] ?? '', validator).catch((error: Error) => {
      expect(error.message).toContain('contract-version: ');
      refused.push(name);
    });
    expect(fewestRemotes(await store.read(ENV))).toBe(REMOTES.length);
  }
  // Remotes of the second contract wait for the shell that hosts them.
  expect(refused).toEqual(order.slice(0, order.indexOf('shell')));
  const document = await store.read(ENV);
  const live = Object.entries(document.microFrontends).map(
    ([name, entries]) => entries.find(({ deployment }) => deployment.default)?.metadata.version === next[name],
  );
  expect(live).toEqual([true, true, true]);
});

test('a shell that hosts only the second contract is refused while a remote of the first is live', async () => {
  const { store, next, validator } = await siteBeforeSecondContract(2);
  await expect(promote(store, ENV, 'shell', next['shell'] ?? '', validator)).rejects.toThrow(
    /careers 1\..* speaks contract 1; shell 2\..* needs 2 at least/,
  );
  expect(fewestRemotes(await store.read(ENV))).toBe(REMOTES.length);
});
