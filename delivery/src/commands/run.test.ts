import type { InputSchema } from 'federation/contract';
import { format } from 'oxfmt';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { createKeyFile } from '../signing/key-pair';
import { testKey, testTrustedKeysFile } from '../testing/keys';
import { settingsOf } from './settings';
import { runDelivery } from './run';

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let keyFile: string;
let trustedFile: string;

beforeAll(async () => {
  const folder = await temporaryFolder();
  keyFile = path.join(folder, 'ci.pem');
  const { publicKey } = await createKeyFile(keyFile);
  trustedFile = await testTrustedKeysFile({ name: 'ci', publicKey, publish: ['*'], traffic: ['*'] });
});

async function delivery(store: string, ...args: readonly string[]): Promise<Answer> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runDelivery(
    [...args, '--store', store],
    { DELIVERY_KEY: keyFile, TRUSTED_KEYS: trustedFile },
    { out: (text) => out.push(text), err: (text) => err.push(text), progress: () => undefined },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const goLive = async (store: string, ...folders: readonly string[]): Promise<void> =>
  expect((await delivery(store, 'publish', ...folders, '--promote')).err).toBe('');

test("a team's day with every subcommand", async () => {
  const store = await temporaryFolder();
  expect(await delivery(store, 'status')).toMatchObject({ code: 0, out: 'Nothing is published in "production" yet.' });
  expect(await delivery(store, 'refresh')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing is published'),
  });
  const first = await remotePackage({ salt: '1' });
  expect((await delivery(store, 'publish', await shellPackage(), first)).out).toMatch(
    /careers (1\.0\.0-\w{8}); visitors do not get it yet\. Next: delivery promote careers \1/,
  );
  expect((await delivery(store, 'canary', 'careers', '1.0.0', '10')).err).toContain('No version of careers is live');
  await goLive(store, await shellPackage(), first);
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
    revision: 7,
    changes: [{ revision: 7, what: 'rollback careers', by: 'ci' }, {}, {}, {}, {}, {}, {}],
  });
  expect((await delivery(store, 'gc')).out).toBe('There is nothing to collect.');
  expect((await delivery(store, 'retire', 'careers')).out).toMatch(/no longer part of the site/);
  expect((await delivery(store, 'publish', first)).out).toMatch(/^Published .*; visitors do not get it yet/);
  expect((await delivery(store, 'publish', first)).out).toContain('was already published; visitors do not get it yet');
});

test('publishing renders the version: one that breaks a rule by itself is refused and not listed', async () => {
  const store = await temporaryFolder();
  await goLive(store, await shellPackage(), await remotePackage());
  const server = "exports.exposes = { './routes': { routes() { return fetch('https://elsewhere.example/'); } } };";
  const { code, err } = await delivery(store, 'publish', await remotePackage({ version: '1.1.0', server }));
  expect([code, err]).toEqual([1, expect.stringMatching(/^Refused:\n- server-renders: careers 1\.1\.0-\w+ on shell /)]);
  expect((await delivery(store, 'status')).out).not.toContain('1.1.0');
});

test('a team that has named no store learns how to name one', () => {
  expect(() => settingsOf({}, {}, true)).toThrow('Set SITE_URL');
  expect(settingsOf({}, { STORE_URL: '/srv/store' }, true)).toMatchObject({ store: '/srv/store', isOwnStore: false });
});

test('the slots of the live pages are listed, and written as types', async () => {
  const store = await temporaryFolder();
  const places = (version: string, input: InputSchema) =>
    shellPackage({ version, manifest: { places: ['home.openings', 'blog.below'], inputs: { 'blog.below': input } } });
  await goLive(store, await places('1.0.0', { topics: 'string[]', count: 'number', title: 'string' }));
  expect(
    await delivery(store, 'publish', await places('2.0.0', { topics: 'string[]', count: 'number?' })),
  ).toMatchObject({ code: 0 });
  expect(await delivery(store, 'canary', 'shell', '2.0.0', '10')).toMatchObject({ code: 0 });
  const file = path.join(store, 'live-slots.ts');
  const { out } = await delivery(store, 'slots', '--types', file);
  expect(out.replaceAll(/-[0-9a-f]{8}/g, '')).toBe(
    [
      'blog.below\n  topics: string[]\n  count: number?',
      '  rendered by shell 1.0.0, shell 2.0.0; empty',
      'home.openings',
      '  rendered by shell 1.0.0, shell 2.0.0; empty',
    ].join('\n'),
  );
  const written = await readFile(file, 'utf8');
  expect(written).toContain(`  'blog.below': { topics: 'string[]', count: 'number?' },\n  'home.openings': {},\n`);
  const style = { singleQuote: true, printWidth: 120 };
  expect(await format(file, written, style)).toEqual({ code: written, errors: [] });
});

test('promoting says which addresses, menu entries and slot content visitors get and lose', async () => {
  const store = await temporaryFolder();
  await goLive(store, await shellPackage());
  const withPages = (version: string, ...labels: readonly string[]) =>
    remotePackage({
      ...{ name: 'events', version },
      manifest: {
        routes: labels.map((label) => ({ path: `/${label}` })),
        navigation: labels.map((label) => ({
          id: label,
          label,
          path: `/${label}`,
          places: ['menu', 'footer'] as const,
          order: 1,
        })),
      },
    });
  const promoted = async (version: string, ...labels: readonly string[]): Promise<string[]> => {
    await delivery(store, 'publish', await withPages(version, ...labels));
    const { out } = await delivery(store, 'promote', 'events', version);
    return out.split('\n').filter((line) => line.startsWith('Visitors'));
  };
  expect(await promoted('1.0.0', 'events')).toEqual([
    'Visitors get the address /events.',
    'Visitors get “events” in the menu, footer.',
  ]);
  expect(await promoted('1.1.0', 'fairs')).toEqual([
    'Visitors get the address /fairs.',
    'Visitors get “fairs” in the menu, footer.',
    'Visitors lose the address /events.',
    'Visitors lose “events” in the menu, footer.',
  ]);
  expect(await promoted('1.2.0', 'fairs')).toEqual([]);
});

test('a webhook is told which live remotes a waiting shell would not fit', async () => {
  const events: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      events.push(JSON.parse(body));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = await temporaryFolder();
  await goLive(store, await shellPackage(), await remotePackage());
  const next = await shellPackage({ sharing: { provides: { react: { version: '20.0.0' } } } });
  expect((await delivery(store, 'publish', next, '--webhook', `http://127.0.0.1:${port}`)).err).toBe('');
  const message = expect.stringMatching(/^careers .* needs react \^19.*; shell .* provides 20\.0\.0$/);
  expect(events).toEqual([expect.objectContaining({ event: 'misfit', remote: 'careers', message })]);
  await new Promise((resolve) => server.close(resolve));
});

test('an empty environment is filled in one step in any order: the shell first, and a slot before the page that has it', async () => {
  const store = await temporaryFolder();
  const openings = await remotePackage({
    manifest: {
      exposes: { './routes': 'public', './slots/openings': 'public' },
      slots: [{ name: 'events.openings', expose: './slots/openings' }],
    },
    chunks: ['expose-routes', 'expose-slots-openings'],
    server: `exports.exposes = { './routes': { routes: () => [] }, './slots/openings': { render: () => '' } };`,
  });
  const events = await remotePackage({ name: 'events', manifest: { places: ['events.openings'] } });
  const { code, out } = await delivery(store, 'publish', openings, events, await shellPackage(), '--promote');
  const published = [...out.matchAll(/^Published (\w+) /gm)].map(([, name]) => name);
  expect([code, published]).toEqual([0, ['shell', 'careers', 'events']]);
});

test('a refusal gives the reason, for people and for machines, and the exit code is not 0', async () => {
  const store = await temporaryFolder();
  await goLive(store, await shellPackage(), await remotePackage());
  const newer = await remotePackage({ salt: 'x', manifest: { contract: 9 } });
  expect((await delivery(store, 'publish', newer)).out).toMatch(
    /; visitors do not get it yet\..*\nUntil this is solved, promoting it is refused: contract-version: /,
  );
  const { published } = JSON.parse((await delivery(store, 'publish', newer, '--json')).out) as {
    published: { version: string }[];
  };
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

test.each(['constructor', '__proto__', 'careers'])('a name that is not published is refused: %s', async (name) => {
  const store = await temporaryFolder();
  await delivery(store, 'publish', await shellPackage());
  for (const call of [
    ['promote', name, '1'],
    ['rollback', name],
    ['promote', name, '--from', 'production'],
  ])
    expect(await delivery(store, ...call)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Nothing (is published under the name|of) "/),
    });
});

test.each(['constructor', '../../careers', 'Careers', ''])(
  'a build is not published under the name "%s"',
  async (name) => {
    const store = await temporaryFolder();
    await delivery(store, 'publish', await shellPackage());
    const folder = await remotePackage();
    const file = path.join(folder, 'dist/remote.json');
    await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), name }));
    const { code, err } = await delivery(store, 'publish', folder);
    expect([code, err]).toEqual([1, expect.stringContaining('a name that no front end can have')]);
  },
);

test("a build of another version than the package's current one is not published", async () => {
  const store = await temporaryFolder();
  const folder = await remotePackage({ version: '1.0.0' });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version: '1.1.0' }));
  const { code, err } = await delivery(store, 'publish', folder);
  expect(code).toBe(1);
  expect(err).toMatch(/is a build of version 1\.0\.0, and package\.json says 1\.1\.0\. Build the package first\./);
});

test('the same bytes are recognised under another version number, so a revoked version stays revoked', async () => {
  const store = await temporaryFolder();
  await delivery(store, 'publish', await shellPackage(), await remotePackage({ salt: '1' }));
  const { out } = await delivery(store, 'publish', await remotePackage({ salt: '2', version: '1.1.0' }), '--json');
  const [{ version }] = (JSON.parse(out) as { published: [{ version: string }] }).published;
  expect((await delivery(store, 'revoke', 'careers', version, 'It loses what people type.')).err).toBe('');
  await delivery(store, 'publish', await remotePackage({ salt: '2', version: '1.2.0' }));
  expect((await delivery(store, 'promote', 'careers', '1.2.0')).err).toMatch(
    /has the same bytes as 1\.1\.0-\w+, which was revoked/,
  );
});

test.each([
  [['promot'], /unknown command 'promot'\n\(Did you mean promote\?\)/],
  [['promote', 'careers'], /<name> <version>/],
  [['canary', 'careers', '1'], /Name a part of the visitors, or --steps/],
  [['nginx'], /required option '--public <address>' not specified/],
  [['status', '--dry-run'], /unknown option '--dry-run'/],
  [['retire', 'careers', '--dryrun'], /unknown option '--dryrun'\n\(Did you mean --dry-run\?\)/],
  [['retire', 'careers', '--repair'], /unknown option '--repair'/],
  [['retire', 'careers', 'content'], /too many arguments/],
  [['key', 'withdraw', 'former', '--versions', 'vanish'], /Allowed choices are stay, go/],
  [['gc', '--keep', 'all'], /--keep has to be a number/],
  [['status', '--env', '../x'], /is not an environment/],
])('%j is answered with the usage', async (args, message) => {
  const answer = await delivery(await temporaryFolder(), ...args);
  expect(answer.code).toBe(2);
  expect(answer.err).toMatch(message);
});

test('the nginx configuration is created, or refused, whether or not the store exists', async () => {
  const site = ['nginx', '--public', 'https://www.example.org', '--shell', '10.0.0.1:4000', '--api', '10.0.0.1:4100'];
  const made = await delivery('/srv/not-yet-there', ...site);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain('root /srv/not-yet-there;');
  const refused = await delivery('/srv/not-yet-there', ...site, '--listen', '70000');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('--listen has to be a port, or address:port, not "70000".');
});

test('a broken discovery document is named, with the remedy', async () => {
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

test('a freeze keeps every version from more visitors, says why, and ends by a command or by its time', async () => {
  const store = await temporaryFolder();
  await goLive(store, await shellPackage(), await remotePackage({ salt: '1' }));
  await delivery(store, 'publish', await remotePackage({ salt: '2', version: '1.1.0' }));
  expect(await delivery(store, 'canary', 'careers', '1.1.0', '10')).toMatchObject({ code: 0 });
  expect((await delivery(store, 'freeze')).err).toContain('Say why');
  expect((await delivery(store, 'freeze', 'Accounts', '--until', 'yesterday')).err).toContain('is not a later time');
  expect((await delivery(store, 'freeze', 'Accounts', '--until', '2099-01-01')).out).toContain('"rollback" works');
  const frozen = 'Frozen until 2099-01-01 00:00 UTC: Accounts';
  for (const args of [
    ['promote', 'careers', '1.1.0'],
    ['canary', 'careers', '1.1.0', '20'],
  ])
    expect(await delivery(store, ...args)).toMatchObject({ code: 1, err: expect.stringContaining(frozen) });
  expect((await delivery(store, 'status')).out).toContain(frozen);
  expect(await delivery(store, 'canary', 'careers', '1.1.0', '5')).toMatchObject({ code: 0 });
  expect(await delivery(store, 'rollback', 'careers')).toMatchObject({ code: 0 });
  expect((await delivery(store, 'freeze', '--end')).out).toBe('Nothing is frozen.');
  expect(await delivery(store, 'promote', 'careers', '1.1.0')).toMatchObject({ code: 0 });
  expect((await delivery(store, 'status')).out).not.toContain('Frozen');
});

describe('a canary by steps', () => {
  const versionsOf = async (store: string): Promise<{ version: string; state: string; rollout?: object }[]> =>
    (
      JSON.parse((await delivery(store, 'status', '--json')).out) as {
        versions: { name: string; version: string; state: string }[];
      }
    ).versions.filter(({ name }) => name === 'careers');

  /** Publishes two versions, and returns the second version's figures on each request. */
  async function siteFaring(loads: number, failures: number) {
    const store = await temporaryFolder();
    await goLive(store, await shellPackage(), await remotePackage({ salt: '1' }));
    await delivery(store, 'publish', await remotePackage({ salt: '2', version: '1.1.0' }));
    const found = await versionsOf(store);
    const [version, live] = ['waiting', 'live'].map((state) => found.find((one) => one.state === state)?.version);
    const failure = failures > 0 ? { reason: 'page: jobs is undefined' } : null;
    const versions = [
      { remote: 'careers', version, loads, failures, failure, vitals: [], lcp: [] },
      { remote: 'careers', version: live, loads: 3_000, failures: 0, failure: null, vitals: [], lcp: [] },
    ];
    const posted: unknown[] = [];
    const api = createServer((request, response) => {
      if (request.method === 'POST') request.on('data', (text) => posted.push(JSON.parse(String(text))));
      request.on('end', () => response.end(JSON.stringify({ versions }))).resume();
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const steps = ['canary', 'careers', '1.1.0', '--steps', '1%,50', '--bake', '0.01s', '--webhook', `${origin}/hook`];
    return { store, version, posted, call: [...steps, '--api', origin], end: () => api.close() };
  }

  test('reaches all visitors, reports each step and calls the webhook', async () => {
    const { store, version, posted, call, end } = await siteFaring(3_000, 0);
    const answer = await delivery(store, ...call);
    end();
    expect(answer).toMatchObject({ code: 0, err: '' });
    expect(answer.out.split('\n')).toEqual([
      `careers ${version} gets 1 % of the visitors: step 1 of 2.`,
      `careers ${version} gets 50 % of the visitors: step 2 of 2.`,
      `careers ${version} is live.`,
      expect.stringMatching(/^Not compared: shared-types: shell .* was published without types/),
    ]);
    expect(posted).toMatchObject([
      { event: 'step', traffic: 1 },
      { event: 'step' },
      { event: 'promoted', traffic: 100 },
    ]);
    expect((await versionsOf(store)).find((one) => one.version === version)?.state).toBe('live');
  });

  test('is withdrawn with its reason: the exit code is not 0, and status shows the reason', async () => {
    const { store, call, posted, end } = await siteFaring(30, 12);
    const answer = await delivery(store, ...call, '--json');
    end();
    expect(answer.code).toBe(1);
    const { kind, error } = JSON.parse(answer.out) as { kind: string; error: string };
    expect(kind).toBe('CanaryEnded');
    expect(error).toMatch(/was withdrawn at .*: 40 % of 30 loads failed/);
    expect(posted.at(-1)).toMatchObject({ event: 'withdrawn', traffic: 0, message: error });
    expect((await delivery(store, 'status')).out).toMatch(/\n {6}withdrawn \d.*: 40 % of 30 loads failed/);
  });

  test.each([
    [['10', '--steps', '1,10'], 'not both'],
    [['--steps', '10,5', '--api', 'http://a'], '--steps have to rise'],
    [['--steps', '10,100', '--api', 'http://a'], '--steps have to rise'],
    [['--steps', '1', '--bake', 'long', '--api', 'http://a'], '--bake has to be a time'],
    [['--steps', '1', '--max-lcp', '-5%', '--api', 'http://a'], 'max-lcp'],
    [['--steps', '1', '--min-loads', 'few', '--api', 'http://a'], '--min-loads has to be'],
    [['--steps', '1', '--webhook', 'http://elsewhere.example/', '--api', 'http://a'], 'begins with https://'],
    [['--steps', '1'], 'with --api http://host:port'],
    [['5', '--bake', '10m'], '--bake says something of steps only'],
  ])('%s is refused before any change', async (more, message) => {
    const store = await temporaryFolder();
    const { code, err } = await delivery(store, 'canary', 'careers', '1.1.0', ...more);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

/** Runs the command with its own environment. */
async function deliveryAs(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Answer> {
  const printed: { out: string[]; err: string[] } = { out: [], err: [] };
  const code = await runDelivery(args, env, {
    out: (text) => printed.out.push(text),
    err: (text) => printed.err.push(text),
    progress: () => undefined,
  });
  return { code, out: printed.out.join('\n'), err: printed.err.join('\n') };
}

test('the first key that an environment trusts creates its list', async () => {
  const folder = await temporaryFolder();
  const env = {
    TRUSTED_KEYS: path.join(folder, 'trusted.json'),
    STORE_URL: path.join(folder, 'store'),
    DELIVERY_KEY: path.join(folder, 'first.pem'),
  };
  expect((await deliveryAs(env, 'key', 'list')).err).toContain('cannot be read');
  const made = await deliveryAs(env, 'key', 'create', env.DELIVERY_KEY, '--json');
  const { publicKey } = JSON.parse(made.out) as { publicKey: string };
  const trust = ['key', 'trust', 'first', publicKey, '--publish', '*', '--traffic', '*'];
  expect(await deliveryAs(env, ...trust)).toMatchObject({
    code: 0,
    out: 'The key "first" is trusted.\nfirst: publishes *; changes the traffic of *',
  });
  expect((await deliveryAs(env, 'publish', await shellPackage(), '--promote')).err).toBe('');
  // Its rights become narrower, unless visitors would lose something.
  const narrow = ['key', 'trust', 'first', publicKey, '--publish', '*', '--traffic'];
  expect((await deliveryAs(env, ...narrow, 'careers')).err).toContain('Visitors would lose shell.');
  expect((await deliveryAs(env, ...narrow, 'shell')).out).toContain('first: publishes *; changes the traffic of shell');
  expect((await deliveryAs(env, 'publish', await remotePackage(), '--promote')).err).toContain('may not change');
});

test('a key is created, trusted, replaced by another and withdrawn, and its versions stay or go', async () => {
  const folder = await temporaryFolder();
  const TRUSTED_KEYS = await testTrustedKeysFile(testKey('nobody', { publish: [], traffic: [] }));
  const STORE_URL = path.join(folder, 'store');
  const keyOf = (name: string): string => path.join(folder, `${name}.pem`);
  const as = (name: string) => ({ TRUSTED_KEYS, STORE_URL, DELIVERY_KEY: keyOf(name) });
  const plain = { TRUSTED_KEYS, STORE_URL };
  for (const name of ['former', 'next']) {
    const made = await deliveryAs({}, 'key', 'create', keyOf(name), '--json');
    const { publicKey } = JSON.parse(made.out) as { publicKey: string };
    expect((await stat(keyOf(name))).mode & 0o777).toBe(0o600);
    // An existing file is not overwritten.
    expect((await deliveryAs({}, 'key', 'create', keyOf(name))).err).toContain('cannot be made');
    if (name === 'former')
      expect((await deliveryAs(as('former'), 'publish', await shellPackage())).err).toContain('is not trusted');
    const rights = ['--publish', 'shell, careers', '--traffic', '*'];
    expect((await deliveryAs(plain, 'key', 'trust', name, publicKey, ...rights)).err).toBe('');
    const other = await deliveryAs(plain, 'key', 'trust', `${name} two`, publicKey);
    expect(other.err).toContain('are one, or share a name');
  }
  expect((await deliveryAs(as('former'), 'publish', await shellPackage(), await remotePackage())).err).toBe('');
  expect((await deliveryAs(as('former'), 'promote', 'shell', '1.0.0', 'careers', '1.0.0')).err).toBe('');
  expect((await deliveryAs(plain, 'status')).out).toMatch(/careers .* published .* by former\n/);

  // Its versions go, but only after another key has signed the live versions.
  const refused = await deliveryAs(plain, 'key', 'withdraw', 'former', '--versions', 'go');
  expect(refused.err).toMatch(/would lose shell, careers.*delivery sign shell careers/);
  // Its versions stay, and no later ones.
  const withdrawn = await deliveryAs(plain, 'key', 'withdraw', 'former', '--versions', 'stay', '--by', 'Asha');
  expect(withdrawn.out).toMatch(/stays: careers 1\.0\.0-\w{8}\nstays: the traffic of careers/);
  expect((await deliveryAs(plain, 'verify')).out).toMatch(
    /^All \d+ rules hold\.\nNot compared: shared-types: shell 1\.0\.0-\w+ was published without types/,
  );
  const late = await deliveryAs(as('former'), 'publish', await remotePackage({ salt: 'late' }));
  expect(late.err).toMatch(/The key "former" was withdrawn on \d{4}-\d\d-\d\d \d\d:\d\d UTC by Asha\. Ask the owner/);
  expect((await deliveryAs(as('next'), 'sign', 'shell', 'careers')).err).toBe('');
  const gone = await deliveryAs(plain, 'key', 'withdraw', 'former', '--versions', 'go');
  expect([gone.code, gone.out]).toEqual([0, 'The key "former" is withdrawn.']);
  expect((await deliveryAs(plain, 'verify')).code).toBe(0);
  expect((await deliveryAs(plain, 'status')).out).toMatch(/careers .* by former\n[\s\S]*next {2}sign shell careers/);
  expect((await deliveryAs(plain, 'key', 'list')).out).toMatch(/former: withdrawn .*\nnext: publishes shell, careers/);
});

test('a key that others can read, and a list of keys that others can write, are refused with the remedy', async () => {
  await chmod(keyFile, 0o640);
  const env = { DELIVERY_KEY: keyFile, TRUSTED_KEYS: trustedFile, STORE_URL: await temporaryFolder() };
  expect((await deliveryAs(env, 'publish', await shellPackage())).err).toContain(`chmod 600 ${keyFile}`);
  await chmod(keyFile, 0o600);
  await chmod(trustedFile, 0o666);
  expect((await deliveryAs(env, 'status')).err).toContain(`chmod go-w ${trustedFile}`);
  await chmod(trustedFile, 0o600);
});
