import { stat } from 'node:fs/promises';
import path from 'node:path';
import { revisionOf } from 'federation/discovery';
import { publishFirst } from '../testing/publish-first';
import { runWriter } from '../testing/run-writer';
import { remotePackage, shellPackage } from '../testing/packages';
import { RulesBroken } from '../traffic/validator';
import { promote } from '../traffic/promote';
import { createValidator, verify } from '../verification/verify';
import { LocalStore } from './open-store';
import { temporaryStore, testSigning } from '../testing/keys';

const ENV = 'production';
const TEAMS = ['careers', 'content', 'catalogue', 'admin'];

test('50 simultaneous publications by four teams: all are stored, and every reading in between is valid', async () => {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  const before = revisionOf(await store.read(ENV));
  const folders = await Promise.all(
    Array.from({ length: 50 }, (_, i) => remotePackage({ name: TEAMS[i % 4], salt: String(i) })),
  );
  let working = true;
  const readings: number[] = [];
  const times: number[] = [];
  const read = async (): Promise<void> => {
    while (working) {
      readings.push(revisionOf(await store.read(ENV)));
      times.push((await stat(path.join(store.root, 'env', ENV, 'discovery.json'))).mtimeMs);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const reading = read();
  const ends = await Promise.all(
    TEAMS.map((_, team) => runWriter(store.root, 0, 'publish', ...folders.filter((_folder, i) => i % 4 === team))),
  );
  working = false;
  await reading;
  expect(ends).toEqual(TEAMS.map(() => ({ end: 0, stderr: '' })));
  const document = await store.read(ENV);
  expect(TEAMS.map((team) => document.microFrontends[team]?.length)).toEqual([13, 13, 12, 12]);
  expect(revisionOf(document)).toBe(before + 50);
  expect(readings).toEqual([...readings].sort((a, b) => a - b));
  expect(times).toEqual([...times].sort((a, b) => a - b));
}, 120_000);

test('of two conflicting promotions exactly one succeeds, and the other gives the reason', async () => {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  await publishFirst(store, ENV, await remotePackage());
  // The new shell provides React 20; the new remote still requires 19.
  const shell = await publishFirst(
    store,
    ENV,
    await shellPackage({ sharing: { provides: { react: { version: '20.0.0' } } } }),
  );
  const wide = await publishFirst(store, ENV, await remotePackage({ sharing: { requires: { react: '>=19' } } }));
  await promote(store, ENV, 'careers', wide.version);
  const narrow = await publishFirst(store, ENV, await remotePackage({ salt: 'narrow' }));
  const other = new LocalStore(store.root, testSigning());
  const outcomes = await Promise.allSettled([
    promote(store, ENV, 'shell', shell.version, createValidator(store)),
    promote(other, ENV, 'careers', narrow.version, createValidator(other)),
  ]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toBeInstanceOf(RulesBroken);
  expect(String(refused[0])).toMatch(/shared-version: careers .* needs react \^19\.3\.1; shell .* provides 20\.0\.0/);
  expect(await verify(store, ENV)).toEqual([]);
}, 60_000);
