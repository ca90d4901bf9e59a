import {
  canary,
  openStore,
  promote,
  publishFirst,
  remotePackage,
  shellPackage,
  temporaryFolder,
} from 'delivery/testing';
import { chooseVersions, parseDiscovery, type ChosenVersions, type DiscoveryDocument } from 'federation/discovery';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerFailure } from './failure-reports';
import { PageRenderer } from './page-renderer';
import { PublishedStore } from './published-store';
import { ReadCache } from './read-cache';
import { plainRemote as remote, PLAIN_SHELL } from './testing/plain-shell';
import { renderingProgram } from './testing/rendering-program';

const ENV = 'production';

let program: string;
let folder: string;
let store: Awaited<ReturnType<typeof openStore>>;
let renderer: PageRenderer;
let document: DiscoveryDocument;
let logged: Record<string, unknown>[];
let failed: ServerFailure[];

beforeAll(async () => void (program = await readFile(await renderingProgram(), 'utf8')));
afterEach(() => renderer.close());

/** Publishes a version of careers; the first one is live immediately. */
async function careers(server: string, offers = false): Promise<string> {
  const slots = offers ? [{ name: 'home.aside', expose: './slots/aside' as const }] : [];
  const exposes = { './routes': 'public', './slots/aside': 'public' } as const;
  const files = await remotePackage({ server, manifest: { slots, exposes } });
  return (await publishFirst(store, ENV, files)).version;
}

async function site(limits: Partial<{ stall: number; memory: number }> = {}): Promise<void> {
  const published = await PublishedStore.open(folder);
  logged = [];
  failed = [];
  renderer = new PageRenderer(
    published,
    new ReadCache('http://127.0.0.1:9'),
    {
      ...{ apiUrl: 'http://127.0.0.1:9/api/v1', renderTimeout: 300, environment: ENV, program },
      limits: { stall: 1_500, memory: 64, ...limits },
      onFailure: (failure) => failed.push(failure),
    },
    (message, details) => logged.push({ message, ...details }),
  );
  await live();
}

/** Loads the current discovery document. */
async function live(): Promise<void> {
  document = parseDiscovery(JSON.stringify(await store.read(ENV)));
  await renderer.prepare(document);
}

const versions = (visitor = ''): ChosenVersions =>
  chooseVersions(document, visitor, (name, version) => renderer.isBroken(document, name, version));

async function visit(address: string, visitor?: string): Promise<string> {
  const page = await renderer.render(new URL(address, 'https://site.example'), document, versions(visitor));
  expect(page.status).toBe(200);
  return /<div id="site">(.*)<\/div>/.exec(page.body.text)?.[1] ?? '';
}

const ends = () => logged.filter(({ message }) => String(message).includes('ended the rendering process'));

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), 'store');
  store = await openStore(folder);
  await publishFirst(store, ENV, await shellPackage({ server: PLAIN_SHELL }));
  const files = { name: 'content', manifest: { routes: [{ path: '/' }] }, server: remote(`return 'Home. ';`) };
  await publishFirst(store, ENV, await remotePackage(files));
});

const leaking = (what: string): string => `(globalThis.kept ??= []).push(${what}); return 'Careers. ';`;

test.each([
  ['never comes to an end', 'for (;;);', 'stalled'],
  ['never comes to an end, in turns', 'for (;;) await null;', 'stalled'],
  ['takes more memory than there is', `const all = []; for (;;) all.push(new Array(1e7).fill(all.length));`, 'memory'],
])('a version that %s in a render is left to the browser, and others are rendered', async (_what, code, ending) => {
  const version = await careers(remote(code));
  await site();
  const [hostile, ...others] = await Promise.all([visit('/careers'), visit('/'), visit('/')]);
  expect([hostile, ...others]).toEqual(['A skeleton', 'Home. ', 'Home. ']);
  expect(ends()).toEqual([expect.objectContaining({ remote: 'careers', version, ending })]);
  // Its code does not run again.
  expect(await visit('/careers')).toBe('A skeleton');
  expect(ends()).toHaveLength(1);
});

/** The confined processes that this process has started. */
async function renderingProcesses(): Promise<number[]> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(' ');
  const commands = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8')));
  return children.filter((_pid, at) => commands[at]?.includes('--zero-fill-buffers')).map(Number);
}

test('a version is not ended while the machine gives its process no processor time', async () => {
  await careers(remote(`return 'Careers. ';`));
  await site({ stall: 400 });
  for (const pid of await renderingProcesses()) {
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGCONT'), 900);
  }
  expect(await visit('/careers')).toBe('Careers. ');
  expect(ends()).toEqual([]);
});

test('a version cannot wait without computing', async () => {
  await careers(remote('return String(Atomics.wait);'));
  await site();
  expect(await visit('/careers')).toBe('undefined');
});

test.each([
  ['objects', 'new Array(1e6).fill(1.5)'],
  ['bytes', 'new Uint8Array(16e6).fill(1)'],
])(
  'a version that leaks %s is identified when memory is short, whichever page was rendered then',
  async (_what, code) => {
    const version = await careers(remote(leaking(code)));
    await site();
    while (ends().length === 0) expect(await Promise.all([visit('/careers'), visit('/')])).toContain('Home. ');
    expect(ends()).toEqual([expect.objectContaining({ remote: 'careers', version, ending: 'memory' })]);
    expect([await visit('/careers'), await visit('/')]).toEqual(['A skeleton', 'Home. ']);
  },
);

test('a version cannot end the process, and fails like any other that throws', async () => {
  const version = await careers(remote('process.exit(0);'));
  await site();
  expect([await visit('/careers'), await visit('/')]).toEqual(['A skeleton', 'Home. ']);
  expect(logged).toEqual([
    expect.objectContaining({ remote: 'careers', version, error: 'TypeError: process.exit is not a function' }),
  ]);
});

/** The places of an error in the render of a version of careers: there, and where the shell has called it. */
const placesOf = (version: string): unknown[] => [
  expect.stringMatching(new RegExp(`^/r/careers/${version}/server/index\\.js:3:\\d+$`)),
  expect.stringMatching(/^\/r\/shell\/.*\.js:\d+:\d+$/),
];

test('unhandled errors are reported by remote and version, once, and end nothing', async () => {
  const leaving = `Promise.reject(new Error('stray')); setTimeout(() => { throw new Error('late'); }); return 'Careers. ';`;
  const version = await careers(remote(leaving));
  await site();
  expect([await visit('/careers'), await visit('/careers'), await visit('/')]).toEqual([
    ...['Careers. ', 'Careers. '],
    'Home. ',
  ]);
  while (logged.length < 2) await new Promise(setImmediate);
  const reported = (error: string) => expect.objectContaining({ remote: 'careers', version, error }) as unknown;
  expect(logged).toEqual([reported('Error: stray'), reported('Error: late')]);
});

test('console lines and errors are logged by remote and version, without secrets of visitors', async () => {
  const secrets = `'asha.rao@example.com', 'Bearer 4nV0-k2Qm_7yT9pXc3LwZ1aB8', '/subscription?confirm=a.B-1', '123 456'`;
  const version = await careers(
    remote(`console.warn(${secrets}, { at: 1 }); throw new Error([${secrets}].join(' '));`),
  );
  await site();
  expect(await visit('/careers')).toBe('A skeleton');
  const shown = '[email] Bearer [token] /subscription?[left out] [code]';
  const line = expect.objectContaining({ remote: 'careers', version, line: `${shown} { at: 1 }` }) as unknown;
  expect(logged).toEqual([line, expect.objectContaining({ remote: 'careers', version, error: `Error: ${shown}` })]);
  expect(failed).toEqual([{ remote: 'careers', version, cause: `Error: ${shown}`, places: placesOf(version) }]);
});

test('slot content that hangs is left out of a page', async () => {
  await careers(remote(`return 'Careers. ';`, 'return new Promise(() => undefined);'), true);
  await site();
  expect(await visit('/')).toBe('Home. ');
});

test('of a page and its slot content, only the part that ended the process is left out', async () => {
  const version = await careers(remote(`return 'Careers. ';`, 'for (;;);'), true);
  await site();
  expect([await visit('/'), await visit('/')]).toEqual(['Home. ', 'Home. ']);
  expect(ends()).toEqual([expect.objectContaining({ remote: 'careers', version })]);
});

test('a version that ends the process while it is evaluated is left out, and the server starts', async () => {
  const version = await careers('for (;;);');
  await site();
  expect([await visit('/careers'), await visit('/')]).toEqual(['A skeleton', 'Home. ']);
  expect(ends()).toEqual([expect.objectContaining({ remote: 'careers', version })]);
});

test('the default version replaces a canary, and a rollback takes effect at once', async () => {
  const sound = await careers(remote(`return 'Careers. ';`));
  const hostile = await careers(remote('for (;;);'));
  await canary(store, ENV, 'careers', hostile, 99.99);
  await site();
  expect(await visit('/careers', 'visitor-1')).toBe('Careers. ');
  expect(await visit('/careers', 'visitor-1')).toBe('Careers. ');
  await promote(store, ENV, 'careers', hostile);
  await live();
  expect(await visit('/careers')).toBe('A skeleton');
  await promote(store, ENV, 'careers', sound);
  await live();
  expect(await visit('/careers')).toBe('Careers. ');
  expect(renderer.isBroken(document, 'careers', hostile)).toBe(false);
});

test('a canary that throws in a render is reported each time, and the default version is rendered instead', async () => {
  await careers(remote(`return 'Careers. ';`));
  const failing = await careers(remote(`throw new TypeError('jobs is undefined');`));
  await canary(store, ENV, 'careers', failing, 99.99);
  await site();
  const url = new URL('https://site.example/careers');
  for (const _visit of [1, 2]) {
    const page = await renderer.render(url, document, versions('visitor-1'));
    expect(page.body.text).toContain('Careers. ');
    expect(page.body.text).not.toContain(`"version":"${failing}"`);
    // Other visitors may get a good page, so this one is not cached.
    expect(page.incomplete).toBe(true);
  }
  const reported = {
    ...{ remote: 'careers', version: failing, cause: 'TypeError: jobs is undefined' },
    places: placesOf(failing),
  };
  expect(failed).toEqual([reported, reported]);
});

test('a default version that throws in a render is reported and left to the browser', async () => {
  const version = await careers(remote(`throw new TypeError('jobs is undefined');`));
  await site();
  expect(await visit('/careers')).toBe('A skeleton');
  const cause = 'TypeError: jobs is undefined';
  expect(failed).toEqual([{ remote: 'careers', version, cause, places: placesOf(version) }]);
});

test('a form reaches its page as it was posted, with its file', async () => {
  const writing = `
    const file = post.fields.get('resume');
    return [post.fields.get('name'), file.name, file.type, await file.text()].join();`;
  await careers(remote(writing));
  await site();
  const fields = new FormData();
  fields.set('name', 'Asha Rao');
  fields.set('resume', new File(['%PDF-1.7'], 'rig.pdf', { type: 'application/pdf' }));
  const url = new URL('https://site.example/careers');
  const { body } = await renderer.renderPost(url, document, versions(), { fields }, {});
  expect(body.text).toContain('Asha Rao,rig.pdf,application/pdf,%PDF-1.7');
});

test('a form that ends the process is not posted again, and is returned', async () => {
  await careers(remote('for (;;);'));
  await site();
  const fields = new FormData();
  const url = new URL('https://site.example/careers');
  const page = await renderer.renderPost(url, document, versions(), { fields }, {});
  expect(page.body.text).toContain('A skeleton');
});

test('the server shuts down immediately during a rendering', async () => {
  await careers(remote('for (;;);'));
  await site({ stall: 60_000 });
  const rendering = visit('/careers');
  rendering.catch(() => undefined);
  await new Promise(setImmediate);
  renderer.close();
  await expect(rendering).rejects.toThrow('The rendering process has ended');
});
