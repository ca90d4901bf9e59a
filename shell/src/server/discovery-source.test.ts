/** @jest-environment node */
import {
  openStore,
  promote,
  publish,
  remotePackage,
  shellPackage,
  temporaryFolder,
  testKey,
  testTrustedKeysFile,
} from 'delivery/testing';
import { TrustedKeysSource } from 'delivery/reading';
import type { DiscoveryDocument } from 'federation/discovery';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DiscoverySource } from './discovery-source';
import { PublishedStore } from './published-store';

const ENV = 'production';

afterEach(() => jest.restoreAllMocks());

/** A server's view of a store with two versions of careers, of which the second is live. */
async function site() {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await publish(store, ENV, await shellPackage());
  const first = await publish(store, ENV, await remotePackage({ salt: '1' }));
  const second = await publish(store, ENV, await remotePackage({ salt: '2' }));
  const file = path.join(folder, 'env', ENV, 'discovery.json');
  const early = await readFile(file, 'utf8');
  await promote(store, ENV, 'careers', second.version);
  const keys = await testTrustedKeysFile();
  const said: string[] = [];
  const published = await PublishedStore.open(folder);
  const source = () =>
    new DiscoverySource(
      published,
      ENV,
      new TrustedKeysSource(keys),
      (message) => said.push(message),
      async () => undefined,
    );
  return { file, early, keys, said, source, first, second };
}

let later = 0;

/** Asks after a reading is trusted no more. */
async function look(source: DiscoverySource): Promise<DiscoveryDocument> {
  later += 1_000;
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + later);
  const document = await source.current();
  jest.restoreAllMocks();
  return document;
}

const liveVersion = ({ microFrontends }: DiscoveryDocument): string | undefined =>
  microFrontends['careers']?.find(({ deployment }) => deployment.default)?.metadata.version;

test('a server that runs does not go back to a document that was signed earlier, and says so', async () => {
  const { file, early, source, said, second } = await site();
  const server = source();
  expect(liveVersion(await look(server))).toBe(second.version);
  await writeFile(file, early);
  expect(liveVersion(await look(server))).toBe(second.version);
  expect(said).toContain('careers is left as it was, or out: what is said of its traffic is an earlier state.');
});

test('a key that is withdrawn while a server runs takes with it what it had signed', async () => {
  const { keys, source, said, second } = await site();
  const server = source();
  await look(server);
  const withdrawn = { at: '2026-11-23T08:00:00.000Z', keeps: [] };
  await writeFile(keys, JSON.stringify({ keys: [testKey('tests', { withdrawn })] }));
  // Without a shell there is no page at all: the last valid document stays until somebody has signed another.
  expect(liveVersion(await look(server))).toBe(second.version);
  expect(said.at(-1)).toMatch(/No trusted key has signed what visitors get of the shell/);
  await expect(source().current()).rejects.toThrow(/no valid discovery document.*No trusted key has signed/);
});

test('without a list of trusted keys no server starts; one that runs goes on with what it knows', async () => {
  const { keys, source, second } = await site();
  const server = source();
  await look(server);
  await chmod(keys, 0o666);
  await expect(source().current()).rejects.toThrow(/Other people on this machine may write/);
  expect(liveVersion(await look(server))).toBe(second.version);
});
