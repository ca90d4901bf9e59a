import {
  openStore,
  promote,
  publish,
  publishFirst,
  refreshAs,
  remotePackage,
  retire,
  shellPackage,
  temporaryFolder,
  testKey,
  testTrustedKeysFile,
} from 'delivery/testing';
import { TrustedKeysSource } from 'delivery/reading';
import { chooseVersions, parseDiscovery, type DiscoveryDocument } from 'federation/discovery';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DiscoverySource, type DiscoveryOptions } from './discovery-source';
import { DocumentMemory } from './document-memory';
import { publicDocument } from './public-document';
import { PublishedStore } from './published-store';

const ENV = 'production';

afterEach(() => jest.restoreAllMocks());

/** A server's view of a store with two versions of careers, the second of which is live. */
async function site() {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await publishFirst(store, ENV, await shellPackage());
  const first = await publishFirst(store, ENV, await remotePackage({ salt: '1' }));
  const second = await publishFirst(store, ENV, await remotePackage({ salt: '2' }));
  const file = path.join(folder, 'env', ENV, 'discovery.json');
  const early = await readFile(file, 'utf8');
  await promote(store, ENV, 'careers', second.version);
  const keys = await testTrustedKeysFile();
  const said: string[] = [];
  const published = await PublishedStore.open(folder);
  const warn = (message: string): void => void said.push(message);
  const source = (options?: DiscoveryOptions) =>
    new DiscoverySource(published, ENV, new TrustedKeysSource(keys), warn, async () => undefined, options);
  const memory = new DocumentMemory(path.join(await temporaryFolder(), 'state'), ENV, warn);
  return { file, early, keys, said, source, memory, store, first, second };
}

let later = 0;

/** Reads after the cached reading has expired. */
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

test('a running server does not return to an earlier signed document, and logs it', async () => {
  const { file, early, source, said, second } = await site();
  const server = source();
  expect(liveVersion(await look(server))).toBe(second.version);
  await writeFile(file, early);
  expect(liveVersion(await look(server))).toBe(second.version);
  expect(said).toContain('careers is left as it was, or out: its signed traffic is of an earlier state.');
});

test('a key that is withdrawn while a server runs invalidates everything it signed', async () => {
  const { keys, source, said, second } = await site();
  const server = source();
  await look(server);
  const withdrawn = { at: '2026-11-23T08:00:00.000Z', keeps: [] };
  await writeFile(keys, JSON.stringify({ keys: [testKey('tests', { withdrawn })] }));
  // Without a shell there are no pages: the last valid document stays until a new one is signed.
  expect(liveVersion(await look(server))).toBe(second.version);
  expect(said.at(-1)).toMatch(/No live version of the shell is signed by a trusted key/);
  await expect(source().current()).rejects.toThrow(/no valid discovery document.*No live version of the shell/);
});

test('without a list of trusted keys no server starts; a running server continues with its last state', async () => {
  const { keys, source, second } = await site();
  const server = source();
  await look(server);
  await chmod(keys, 0o666);
  await expect(source().current()).rejects.toThrow(/Other people on this machine may write/);
  expect(liveVersion(await look(server))).toBe(second.version);
});

test('a restarted server does not return to an earlier signed document, and logs it', async () => {
  const { file, early, source, memory, said, first, second } = await site();
  await source({ memory }).current();
  await writeFile(file, early);
  expect(liveVersion(await source({ memory }).current())).toBe(second.version);
  expect(said.at(-1)).toMatch(/careers is left as it was.*an earlier state\. It is compared with what .* in .*\.json/);
  // Without a state folder the server cannot know.
  expect(liveVersion(await source().current())).toBe(first.version);
});

test('a server that lags behind does not replace the later state that another one has stored', async () => {
  const { file, early, source, memory, second } = await site();
  await source({ memory }).current();
  const later = await memory.read();
  await memory.write(parseDiscovery(early));
  expect(await memory.read()).toEqual(later);
  await writeFile(file, early);
  expect(liveVersion(await source({ memory }).current())).toBe(second.version);
});

test('a front end that is removed from the document stays, and the log says so, before and after a restart', async () => {
  const { file, source, memory, said, second } = await site();
  const server = source({ memory });
  await look(server);
  const document = JSON.parse(await readFile(file, 'utf8')) as DiscoveryDocument;
  delete document.microFrontends['careers'];
  await writeFile(file, JSON.stringify(document));
  for (const running of [server, source({ memory })]) {
    said.length = 0;
    expect(liveVersion(await look(running))).toBe(second.version);
    expect(said).toEqual([expect.stringContaining('it was taken away, and no trusted key has signed that')]);
  }
});

test('a first version waits to be promoted; a live front end without traffic in the document stays as it was', async () => {
  const { file, source, said, store, second } = await site();
  const server = source();
  const { version } = await publish(store, ENV, await remotePackage({ name: 'events' }));
  const found = await look(server);
  expect(chooseVersions(found, 'a visitor').has('events')).toBe(false);
  expect(publicDocument(found)).not.toHaveProperty('microFrontends.events');
  // A link to the version shows it.
  expect(found.microFrontends['events']?.map(({ metadata }) => metadata.version)).toEqual([version]);
  expect(said).toEqual([]);
  await promote(store, ENV, 'events', version);
  expect(chooseVersions(await look(server), 'a visitor').get('events')?.metadata.version).toBe(version);
  const document = JSON.parse(await readFile(file, 'utf8')) as DiscoveryDocument;
  for (const entry of document.microFrontends['careers'] ?? []) entry.deployment = { traffic: 0, default: false };
  await writeFile(file, JSON.stringify(document));
  expect(liveVersion(await look(server))).toBe(second.version);
  expect(said.at(-1)).toContain('it was taken away, and no trusted key has signed that');
});

test('a retired front end is removed, and an earlier document does not restore it', async () => {
  const { file, early, source, memory, store } = await site();
  const server = source({ memory });
  await look(server);
  await retire(store, ENV, 'careers');
  expect(liveVersion(await look(server))).toBeUndefined();
  await writeFile(file, early);
  expect(liveVersion(await look(server))).toBeUndefined();
  expect(liveVersion(await source({ memory }).current())).toBeUndefined();
});

test('a retired front end comes back when it is published and promoted again', async () => {
  const { source, memory, store, second } = await site();
  const server = source({ memory });
  await look(server);
  await retire(store, ENV, 'careers');
  await look(server);
  const again = await publish(store, ENV, await remotePackage({ salt: '2' }));
  expect(again.version).toBe(second.version);
  expect(liveVersion(await look(server))).toBeUndefined();
  await promote(store, ENV, 'careers', again.version);
  expect(liveVersion(await look(server))).toBe(second.version);
  expect(liveVersion(await source({ memory }).current())).toBe(second.version);
});

describe('with a maximum age of the state', () => {
  const HOURS = 3_600_000;
  const maxAge = 24 * HOURS;

  const inHours = async (hours: number, work: () => Promise<unknown>): Promise<void> => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * HOURS);
    await work();
    jest.restoreAllMocks();
  };

  test('a new server refuses a stale state, and a running one logs it', async () => {
    const { source, said } = await site();
    const server = source({ maxAge });
    await server.current();
    await inHours(25, async () => {
      await expect(source({ maxAge }).current()).rejects.toThrow(
        /not been signed as the latest since .*delivery refresh/,
      );
      await server.current();
      expect(said.at(-1)).toContain('has not been signed as the latest since');
    });
  });

  test('a server with a stored state continues with it, and ignores a stale state', async () => {
    const { source, said, memory, second, store, file } = await site();
    await source({ maxAge, memory }).current();
    await retire(store, ENV, 'careers');
    const frozen = await readFile(file, 'utf8');
    await inHours(25, async () => {
      await writeFile(file, frozen);
      expect(liveVersion(await source({ maxAge, memory }).current())).toBe(second.version);
      expect(said.at(-1)).toContain('What this server knows stays in use.');
    });
  });

  test('a timestamp by a key that may only sign timestamps is enough, one by a key without that right is ignored', async () => {
    const { source, keys, store } = await site();
    await writeFile(
      keys,
      JSON.stringify({
        keys: [
          testKey(),
          testKey('timer', { publish: [], traffic: [], refresh: true }),
          testKey('guest', { publish: [], traffic: [] }),
        ],
      }),
    );
    const later = new Date(Date.now() + 25 * HOURS);
    for (const [name, isTaken] of [
      ['guest', false],
      ['stranger', false],
      ['timer', true],
    ] as const) {
      await refreshAs(name, store, ENV, later);
      await inHours(26, async () => {
        const taken = await source({ maxAge })
          .current()
          .then(
            () => true,
            () => false,
          );
        expect([name, taken]).toEqual([name, isTaken]);
      });
    }
  });

  test('a timestamp of the future is ignored', async () => {
    const { source, store } = await site();
    await refreshAs('tests', store, ENV, new Date(Date.now() + 1_000 * HOURS));
    await inHours(26, () => expect(source({ maxAge }).current()).rejects.toThrow('not been signed as the latest'));
  });

  test('a timestamp is valid for one state only', async () => {
    const { file, early, source, store } = await site();
    await refreshAs('tests', store, ENV, new Date(Date.now() + 25 * HOURS));
    await writeFile(file, early);
    await inHours(26, () => expect(source({ maxAge }).current()).rejects.toThrow('not been signed as the latest'));
  });
});
