import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { VERBS } from './help';
import { runDelivery } from './run';

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function delivery(store: string, ...args: readonly string[]): Promise<Answer> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runDelivery(
    [...args, '--store', store],
    {},
    { out: (text) => out.push(text), err: (text) => err.push(text), progress: () => undefined },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('a day of a team, with every verb', async () => {
  const store = await temporaryFolder();
  expect(await delivery(store, 'status')).toMatchObject({ code: 0, out: 'Nothing is published in "production" yet.' });
  expect((await delivery(store, 'publish', await shellPackage(), await remotePackage({ salt: '1' }))).out).toMatch(
    /careers 1\.0\.0-\w{8}; it is live/,
  );
  const published = JSON.parse(
    (await delivery(store, 'publish', await remotePackage({ salt: '2', version: '1.1.0' }), '--json')).out,
  ) as { published: { version: string }[] };
  const version = published.published[0]?.version ?? '';
  expect(version).toMatch(/^1\.1\.0-\w{8}$/);
  expect(await delivery(store, 'verify', 'careers', version)).toMatchObject({ code: 0 });
  expect(await delivery(store, 'canary', 'careers', version, '10%')).toMatchObject({ code: 0 });
  expect((await delivery(store, 'status')).out).toMatch(new RegExp(`careers +${version} +canary +10 %`));
  expect(await delivery(store, 'promote', 'careers', version)).toMatchObject({ code: 0 });
  expect(JSON.parse((await delivery(store, 'rollback', 'careers', '--json')).out)).toMatchObject({
    ok: true,
    name: 'careers',
  });
  expect(JSON.parse((await delivery(store, 'status', '--json')).out)).toMatchObject({
    ok: true,
    revision: 6,
    changes: [{ revision: 6, what: 'rollback careers' }, {}, {}, {}, {}, {}],
  });
  expect((await delivery(store, 'gc', '--dry-run')).out).toBe('There is nothing to collect.');
  expect((await delivery(store, 'retire', 'careers')).out).toMatch(/no longer part of the site/);
});

test('a refusal says why, for people and for machines, and the exit code is not 0', async () => {
  const store = await temporaryFolder();
  await delivery(store, 'publish', await shellPackage(), await remotePackage());
  const { published } = JSON.parse(
    (await delivery(store, 'publish', await remotePackage({ salt: 'x', manifest: { contract: 9 } }), '--json')).out,
  ) as { published: { version: string }[] };
  const refused = await delivery(store, 'promote', 'careers', published[0]?.version ?? '');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/contract-version: careers .* needs contract 9; shell .* speaks 1/);
  expect(
    JSON.parse((await delivery(store, 'promote', 'careers', published[0]?.version ?? '', '--json')).out),
  ).toMatchObject({
    ok: false,
    kind: 'RulesBroken',
    findings: [{ rule: 'contract-version' }],
  });
});

test.each([
  [['shipp'], /no verb "shipp"/],
  [['promote', 'careers'], /promote <name> <version>/],
  [['canary', 'careers', '1'], /canary <name> <version> <percent>/],
  [['status', '--colour'], /Unknown option '--colour'/],
  [['gc', '--keep', 'all'], /--keep has to be a number/],
  [['status', '--env', '../x'], /is not an environment/],
])('%j is answered with how to call it', async (args, message) => {
  const answer = await delivery(await temporaryFolder(), ...args);
  expect(answer.code).toBe(2);
  expect(answer.err).toMatch(message);
});

test('help is there for every verb', async () => {
  const store = await temporaryFolder();
  const all = (await delivery(store, '--help')).out;
  for (const [verb, { usage }] of Object.entries(VERBS)) {
    expect(all).toContain(usage);
    expect((await delivery(store, verb, '--help')).out).toContain(usage);
  }
});

test('a broken discovery document is named, with the way to mend it', async () => {
  const store = await temporaryFolder();
  await delivery(store, 'publish', await shellPackage());
  await writeFile(path.join(store, 'env/production/discovery.json'), '{"microFrontends"');
  expect(await delivery(store, 'status')).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /env\/production\/discovery\.json in .+ is not JSON: .+ copy the highest number in env\/production\/history\/ over it/,
    ),
  });
});
