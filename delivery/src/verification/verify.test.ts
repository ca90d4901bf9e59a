import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OfferedSlot } from 'federation/contract';
import { integrityOf, RENDER_TIMEOUT } from 'federation/server';
import { publish } from '../publication/publish';
import { publishFirst } from '../testing/publish-first';
import { LocalStore } from '../stores/open-store';
import { canary } from '../traffic/canary';
import { RulesBroken } from '../traffic/validator';
import { carry } from '../traffic/carry';
import { promote } from '../traffic/promote';
import { rollback } from '../traffic/rollback';
import { remotePackage, shellPackage, type PackageOptions } from '../testing/packages';
import { RULE_NAMES } from './rules';
import { misfitsOf } from './unfit-modules';
import { createValidator, verify } from './verify';
import { temporaryStore, testKey, testSigning } from '../testing/keys';
import { KIT, remoteWith, shellWith } from '../testing/types';

const ENV = 'production';

async function site(shell: PackageOptions, ...remotes: PackageOptions[]): Promise<LocalStore> {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage(shell));
  for (const remote of remotes) await publishFirst(store, ENV, await remotePackage(remote));
  return store;
}

async function brokenIn(store: LocalStore): Promise<string[]> {
  return [...new Set((await verify(store, ENV)).map(({ rule }) => rule))];
}

async function fileOf(store: LocalStore, name: string, file: string): Promise<string> {
  const folder = (await store.read(ENV)).microFrontends[name]?.[0]?.extras.folder ?? '';
  return path.join(store.root, folder, file);
}

/** A remote with content for slots. */
function filling(slot: Omit<OfferedSlot, 'expose'>, render = '', name = 'careers'): PackageOptions {
  const expose = './slots/openings';
  return {
    name,
    manifest: { exposes: { './routes': 'public', [expose]: 'public' }, slots: [{ ...slot, expose }] },
    chunks: ['expose-routes', 'expose-slots-openings'],
    server: `exports.exposes = { './routes': { routes: () => [] }, '${expose}': { render(input) { ${render}; return ''; } } };`,
  };
}

/** Each rule with a site that violates only this rule. */
const BROKEN: Readonly<Record<string, () => Promise<LocalStore>>> = {
  'routes-unique': () =>
    site(
      {},
      { name: 'one', manifest: { routes: [{ path: '/x/:id' }] } },
      { name: 'two', manifest: { routes: [{ path: '/x/:slug' }] } },
    ),
  'files-present': async () => {
    const store = await site({}, {});
    await rm(await fileOf(store, 'careers', 'page.css'));
    return store;
  },
  'file-hash': async () => {
    const store = await site({}, {});
    await writeFile(await fileOf(store, 'careers', 'page.css'), '.page {}');
    return store;
  },
  'document-hash': async () => {
    const store = await site({}, {});
    // A file that was added after the publication was signed.
    const marker = await fileOf(store, 'careers', 'integrity.json');
    const hashes = JSON.parse(await readFile(marker, 'utf8')) as Record<string, string>;
    await writeFile(await fileOf(store, 'careers', 'further.js'), '// further');
    hashes['further.js'] = integrityOf(Buffer.from('// further'));
    await writeFile(marker, JSON.stringify(hashes));
    return store;
  },
  'publication-signed': async () => {
    const store = await site({}, {});
    const trusted = testSigning('tests', testKey('tests', { publish: ['shell'] }));
    return new LocalStore(store.root, trusted);
  },
  'chunks-present': () => site({}, { manifest: { routes: [{ path: '/careers', chunk: 'page-careers' }] } }),
  'budget-kept': () => site({}, { manifest: { budget: 0.01 } }),
  'exposes-promised': () => site({}, { manifest: { exposes: { './routes': 'public', './admin': 'signedIn' } } }),
  'contract-version': () => site({}, { manifest: { contract: 2 } }),
  'shared-offered': () => site({}, { sharing: { requires: { react: '^19.0.0', 'ui-kit/map': '^1.0.0' } } }),
  'shared-version': () => site({}, { sharing: { requires: { react: '^20.0.0' } } }),
  'screens-fit': async () => {
    const requires = (react: string) => ({ sharing: { requires: { react }, imports: {} } });
    const frame = { name: 'admin', manifest: { exposes: { './routes': 'signedIn' } } } as const;
    const store = await site({}, { ...frame, ...requires('19.3.1') }, {});
    const further = { version: '2.0.0', sharing: { provides: { react: { version: '19.4.0' } } } };
    await carry(store, ENV, (await publish(store, ENV, await shellPackage(further))).version);
    const screens = { exposes: { './routes': 'public', './admin': 'signedIn' } } as const;
    const chunks = ['expose-routes', 'expose-admin'];
    const next = await remotePackage({ version: '2.0.0', manifest: screens, chunks, ...requires('19.4.0') });
    await promote(store, ENV, 'careers', (await publish(store, ENV, next)).version);
    return store;
  },
  'shared-names': () =>
    site({}, { sharing: { requires: { react: '^19.0.0' }, imports: { react: ['useState', 'useNothing'] } } }),
  'shared-types': () => site({ types: shellWith(KIT.replace('onClick?', 'onPress?')) }, { types: remoteWith() }),
  'remote-tests': () =>
    site({}, { hostTests: `exports.files = ['a']; exports.run = async () => [{ title: 'a', problem: 'b' }];` }),
  'collections-kept': async () => {
    const talks = (kind: string) => ({ manifest: { collections: { talks: { fields: { date: { kind } } } } } });
    const store = await site({}, talks('date'));
    const next = await publish(store, ENV, await remotePackage({ version: '2.0.0', ...talks('line') }));
    await promote(store, ENV, next.name, next.version);
    return store;
  },
  'server-bundle': () => site({}, { server: `require('axios');` }),
  'server-renders': () =>
    site({}, { server: `exports.exposes = { './routes': { routes() { throw new Error('no'); } } };` }),
  'slots-placed': () => site({}, filling({ name: 'home.opening' })),
  'slot-inputs': () => site({}, filling({ name: 'home.openings', input: { topics: 'string[]' } })),
  'slots-acyclic': () => site({}, filling({ name: 'home.openings', places: ['home.openings'] })),
  'slots-render': () => site({}, filling({ name: 'home.openings' }, `throw new Error('no')`)),
};

test('a valid site violates no rule', async () => {
  expect(await verify(await site({}, {}, { name: 'content' }), ENV)).toEqual([]);
});

test.each(Object.entries(BROKEN))('%s is reported by its name, and no other rule', async (rule, make) => {
  expect(await brokenIn(await make())).toEqual([rule]);
});

test('unique-names: two front ends that would share a global', async () => {
  const validator = createValidator(await temporaryStore());
  const store = await site({}, { name: 'one' });
  const document = await store.read(ENV);
  const one = document.microFrontends['one'] ?? [];
  const findings = await validator({ ...document, microFrontends: { ...document.microFrontends, two: one } });
  expect(findings.map(({ rule }) => rule)).toContain('unique-names');
});

test('document-schema and shell-present', async () => {
  const validator = createValidator(await temporaryStore());
  const store = await site({}, {});
  const document = await store.read(ENV);
  const careers = (document.microFrontends['careers'] ?? []).map((entry) => ({
    ...entry,
    deployment: { traffic: 90, default: true },
  }));
  const findings = await validator({ ...document, microFrontends: { careers } });
  expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['document-schema', 'shell-present']));
});

test.each(['', '*', 'a b', 'a&b', 'a*b'])('document-schema: "%s" names no query parameter', async (name) => {
  const validator = createValidator(await temporaryStore());
  const store = await site({}, { manifest: { routes: [{ path: '/careers', searchParams: ['page', 'field.*'] }] } });
  const document = await store.read(ENV);
  expect((await validator(document)).map(({ rule }) => rule)).not.toContain('document-schema');
  const [route] = document.microFrontends['careers']?.[0]?.extras.manifest.routes ?? [];
  if (route) route.searchParams = [name];
  expect((await validator(document)).map(({ rule }) => rule)).toContain('document-schema');
});

test('budget-kept: each page and slot above the budget is named with its size', async () => {
  const manifest = {
    exposes: { './routes': 'public', './slots/openings': 'public' },
    slots: [{ name: 'home.openings', expose: './slots/openings' }],
    routes: [{ path: '/careers', chunk: 'page-careers' }],
  } as const;
  const chunks = ['expose-routes', 'expose-slots-openings', 'page-careers'];
  const server = `exports.exposes = { './routes': { routes: () => [] }, './slots/openings': { render: () => '' } };`;
  const messages = async (budget: number): Promise<string[]> =>
    (await verify(await site({}, { manifest: { ...manifest, budget }, chunks, server }), ENV)).map(({ message }) =>
      message.replace(/-[0-9a-f]{8}/, ''),
    );
  expect(await messages(0.2)).toEqual([]);
  // The entry, the styles and one or two chunks.
  expect(await messages(0.08)).toEqual([
    'careers 1.0.0: a visit of /careers loads 0.1 kB of it; its budget is 0.08 kB. Make it smaller, or raise "budget" in src/remote.ts.',
  ]);
});

const slotProblems = async (shell: PackageOptions['manifest'], ...remotes: PackageOptions[]): Promise<string[]> =>
  (await verify(await site({ manifest: shell }, ...remotes), ENV)).map(({ message }) =>
    message.replaceAll(/-[0-9a-f]{8}/g, ''),
  );

test('slot-inputs: each field that a page does not give, as its content takes it, is named', async () => {
  const given = { topics: 'string[]', count: 'number?', title: 'string', date: 'string?' } as const;
  const taken = {
    topics: 'string[]',
    count: 'number?',
    note: 'string?',
    title: 'string[]',
    date: 'string',
    id: 'number',
  } as const;
  expect(
    await slotProblems({ inputs: { 'home.openings': given } }, filling({ name: 'home.openings', input: taken })),
  ).toEqual([
    'In the slot home.openings, careers 1.0.0 takes title as string[], but shell 1.0.0 gives string.',
    'In the slot home.openings, careers 1.0.0 takes date, which shell 1.0.0 may leave out.',
    'In the slot home.openings, careers 1.0.0 takes id, but shell 1.0.0 gives: topics (string[]), count (number?), title (string), date (string?).',
  ]);
});

test('slots-placed: the message lists the slots that a page has, and a page that had visitors can drop one', async () => {
  const places = ['home.aside', 'home.openings'];
  const store = await site({ manifest: { places } }, filling({ name: 'home.openings' }));
  const { version } = await publish(store, ENV, await shellPackage({ version: '2.0.0', manifest: { places: [] } }));
  await promote(store, ENV, 'shell', version, createValidator(store));
  const folder = await remotePackage({ version: '2.0.0', ...filling({ name: 'home.opening' }) });
  const { incompatible } = await publish(store, ENV, folder, { validator: createValidator(store) });
  expect(incompatible.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /offers the slot home\.opening, which no page has\. There are: home\.aside, home\.openings\.$/,
    ),
  ]);
});

test('slots-acyclic: slots of two remotes can be within each other in one direction; a cycle cannot be published', async () => {
  const store = await site(
    { manifest: { places: ['a', 'b'] } },
    filling({ name: 'a', places: ['b'] }),
    filling({ name: 'b' }, '', 'news'),
  );
  expect(await verify(store, ENV)).toEqual([]);
  const folder = await remotePackage({ version: '2.0.0', ...filling({ name: 'b', places: ['a'] }, '', 'news') });
  await expect(publish(store, ENV, folder, { validator: createValidator(store) })).rejects.toThrow(
    /- slots-acyclic: The slot a is within itself \(a → b → a\): the content of careers \S+ for a renders b, the content of news \S+ for b renders a\.$/,
  );
});

test('slots-render: content is rendered with an input of its kinds, and with the time limit of the server', async () => {
  const input = { topics: 'string[]', count: 'number', title: 'string?' } as const;
  const said = 'throw new Error(JSON.stringify(input))';
  const [message] = await slotProblems(
    { inputs: { 'home.openings': input } },
    filling({ name: 'home.openings', input }, said),
  );
  expect(message).toContain(`{"topics":["sample"],"count":1,"title":"sample","renderTimeout":${RENDER_TIMEOUT}}`);
});

test('every rule has a broken site here', () => {
  expect([...Object.keys(BROKEN), 'unique-names', 'document-schema', 'shell-present'].sort()).toEqual(
    [...RULE_NAMES].sort(),
  );
});

const BREAKING = { '20.0.0': ['Replace defaultProps.'], '19.0.0': ['Replace string refs.'] };

test('a version that is compatible with the default but not with the canary of the shell is refused, and the reason names the rule', async () => {
  const store = await site({}, {});
  const newer = await publishFirst(
    store,
    ENV,
    await shellPackage({ sharing: { provides: { react: { version: '20.0.0', breaking: BREAKING } } } }),
  );
  expect(misfitsOf(await store.read(ENV))).toEqual([
    expect.objectContaining({
      shell: newer.version,
      remote: 'careers',
      message: expect.stringContaining('needs react ^19'),
    }),
  ]);
  await expect(canary(store, ENV, 'shell', newer.version, 10, createValidator(store))).rejects.toThrow(
    /shared-version: careers .* needs react \^19.* provides 20\.0\.0\. The breaking changes:\n {2}20\.0\.0: Replace defaultProps\.$/m,
  );
  const wide = await publishFirst(
    store,
    ENV,
    await remotePackage({ sharing: { requires: { react: '^19.0.0 || ^20.0.0' } } }),
  );
  await promote(store, ENV, 'careers', wide.version, createValidator(store));
  await canary(store, ENV, 'shell', newer.version, 10, createValidator(store));
  const narrow = await publishFirst(store, ENV, await remotePackage({ salt: 'narrow' }));
  await expect(promote(store, ENV, 'careers', narrow.version, createValidator(store))).rejects.toThrow(RulesBroken);
});

describe('problems from before a change', () => {
  const spoil = async (store: LocalStore, name: string, file = 'page.css') =>
    writeFile(await fileOf(store, name, file), '.page {}');

  test('of another front end are shown, and block neither a promotion, a canary nor a rollback', async () => {
    const store = await site({}, {}, { name: 'content' });
    const { version } = await publishFirst(store, ENV, await remotePackage({ name: 'content', salt: 'two' }));
    await spoil(store, 'careers');
    const existing: string[] = [];
    const validator = createValidator(store, {
      onExisting: (found) => existing.push(...found.map(({ rule }) => rule)),
    });
    await canary(store, ENV, 'content', version, 10, validator);
    await promote(store, ENV, 'content', version, validator);
    await rollback(store, ENV, 'content', { validator });
    expect(existing).toEqual(['file-hash', 'file-hash', 'file-hash']);
  });

  test('between two front ends block neither of them', async () => {
    const routes = [{ path: '/x/:id' }];
    const store = await site({}, { name: 'one', manifest: { routes } }, { name: 'two', manifest: { routes } });
    const next = await publishFirst(
      store,
      ENV,
      await remotePackage({ name: 'two', manifest: { routes }, salt: 'next' }),
    );
    const document = await promote(store, ENV, 'two', next.version, createValidator(store));
    expect(document.microFrontends['two']?.find(({ deployment }) => deployment.default)?.metadata.version).toBe(
      next.version,
    );
  });

  test('do not excuse a version that is itself damaged', async () => {
    const store = await site({}, {});
    const next = await publishFirst(store, ENV, await remotePackage({ salt: 'two' }));
    await spoil(store, 'careers');
    await writeFile(path.join(store.root, next.folder, 'page.css'), '.page {}');
    await expect(promote(store, ENV, 'careers', next.version, createValidator(store))).rejects.toThrow(
      new RegExp(`file-hash: careers ${next.version}: page.css`),
    );
  });
});

test('a damaged publication is restored from the same build, whatever was damaged', async () => {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  const build = await remotePackage();
  const { folder } = await publishFirst(store, ENV, build);
  const broken = ['page.css', 'remoteEntry.js.br', 'server/index.js'];
  for (const file of broken) await writeFile(path.join(store.root, folder, file), 'x');
  await rm(path.join(store.root, folder, 'assets.json'));
  expect(await publishFirst(store, ENV, build)).toMatchObject({ uploaded: false, repaired: [] });
  expect(new Set((await verify(store, ENV)).map(({ rule }) => rule))).toContain('file-hash');
  const repaired = await publishFirst(store, ENV, build, { repair: true });
  expect(repaired).toMatchObject({ uploaded: false, repaired: ['assets.json', ...broken] });
  expect(await verify(store, ENV)).toEqual([]);
  expect(await publishFirst(store, ENV, build, { repair: true })).toMatchObject({ repaired: [] });
});
