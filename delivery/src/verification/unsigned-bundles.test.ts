import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DiscoveryDocument } from 'federation/discovery';
import { integrityOf } from 'federation/server';
import { publishFirst } from '../testing/publish-first';
import { LocalStore } from '../stores/open-store';
import { discoveryKey, MARKER } from '../stores/store';
import { temporaryStore, testKey, testSigning } from '../testing/keys';
import { remotePackage, shellPackage } from '../testing/packages';
import { canary } from '../traffic/canary';
import { promote } from '../traffic/promote';
import { createValidator, verify } from './verify';

const ENV = 'production';
/** If it were evaluated, the rule for bundles would report it. */
const REPORTS = `throw new Error('It was evaluated.');`;

let store: LocalStore;
let folder: string;
let version: string;

beforeEach(async () => {
  store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  await publishFirst(store, ENV, await remotePackage());
  ({ folder, version } = await publishFirst(store, ENV, await remotePackage({ salt: 'next', version: '1.1.0' })));
});

/** Replaces a published bundle with another one, and adapts the completion marker. */
async function exchangeBundle(): Promise<void> {
  const marker = path.join(store.root, folder, MARKER);
  const hashes = JSON.parse(await readFile(marker, 'utf8')) as Record<string, string>;
  await writeFile(path.join(store.root, folder, 'server/index.js'), REPORTS);
  await writeFile(marker, JSON.stringify({ ...hashes, 'server/index.js': integrityOf(Buffer.from(REPORTS)) }));
}

test('a bundle that was replaced in the store together with its marker is reported and not evaluated', async () => {
  await exchangeBundle();
  const findings = [
    `file-hash: careers ${version}: server/index.js is not what was published`,
    `document-hash: careers ${version}: integrity.json does not list the files that were signed`,
  ];
  for (const change of [
    promote(store, ENV, 'careers', version, createValidator(store)),
    canary(store, ENV, 'careers', version, 10, createValidator(store)),
  ]) {
    const { message } = await change.then(
      () => new Error('It was changed.'),
      (error: Error) => error,
    );
    for (const finding of findings) expect(message).toContain(finding);
    expect(message).not.toContain('evaluated');
  }
  await promote(store, ENV, 'careers', version);
  const messages = (await verify(store, ENV)).map(({ rule, message }) => `${rule}: ${message}`);
  expect(messages).toEqual([
    expect.stringContaining(findings[0] ?? ''),
    expect.stringContaining(findings[1] ?? ''),
    expect.stringContaining('another hash for server/index.js'),
  ]);
});

test('a version that no trusted key has signed is not evaluated, although its hashes are consistent', async () => {
  await exchangeBundle();
  await promote(store, ENV, 'careers', version);
  const document = structuredClone(await store.read(ENV)) as DiscoveryDocument;
  const marker = JSON.parse((await store.get(folder, MARKER)).toString('utf8')) as Record<string, string>;
  for (const entry of document.microFrontends['careers'] ?? []) {
    entry.extras.integrity['server/index.js'] = marker['server/index.js'] ?? '';
    delete entry.extras.signature;
  }
  await writeFile(path.join(store.root, discoveryKey(ENV)), JSON.stringify(document));
  const found = await verify(store, ENV);
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['publication-signed', 'traffic-signed']));
  expect(found.map(({ rule }) => rule)).not.toContain('server-bundle');
});

test.each([
  ['a stranger has signed', testSigning('other', testKey('other'))],
  ['nobody can tell who has signed', {}],
])('nothing is evaluated that %s', async (_who, signing) => {
  await publishFirst(store, ENV, await remotePackage({ name: 'content', server: REPORTS }));
  expect((await verify(store, ENV)).map(({ rule }) => rule)).toContain('server-bundle');
  const rules = (await verify(new LocalStore(store.root, signing), ENV)).map(({ rule }) => rule);
  expect(rules).toContain('publication-signed');
  expect(rules).not.toContain('server-bundle');
});
