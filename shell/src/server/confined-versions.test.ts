import { openStore, publishFirst, remotePackage, shellPackage, temporaryFolder } from 'delivery/testing';
import { chooseVersions, parseDiscovery, type DiscoveryDocument } from 'federation/discovery';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CachedPage } from './page-cache';
import { PageRenderer } from './page-renderer';
import { PublishedStore } from './published-store';
import { ReadCache } from './read-cache';
import { renderingProgram } from './testing/rendering-program';

/** Gives its pages access to everything it has, and shows the text that a shared module reports. */
const SHELL = `
exports.shared = { kit: { title: (text) => text } };
const page = (html, status = 200) => ({
  kind: 'page', status, rendered: 'server', html, head: [], chunks: {}, styles: {}, state: {}, incomplete: false,
});
exports.renderOffer = async (request, { remote, expose }) => ({
  html: await (await request.loadBundle(remote))[expose].render(request), state: {}, incomplete: false,
});
exports.renderRefusal = async () => page('');
exports.renderPage = async (request) => {
  const { url, remotes, loadBundle, renderOffer, post, relay } = request;
  const owner = remotes.find(({ routes }) => routes.some(({ path }) => path === url.pathname));
  if (owner) return page(exports.shared.kit.title(await (await loadBundle(owner.name))['./routes'].render(request)));
  const loaded = await Promise.all(remotes.map(({ name }) => loadBundle(name).then(() => name, () => '')));
  const answer = post && await relay({ method: 'POST', path: '/auth/login', body: post.fields.get('password') });
  return page(JSON.stringify({ loaded: loaded.filter(Boolean), answer }), answer?.status);
};`;

/** A remote whose code runs when it is evaluated, and when its page or its slot is rendered. */
const remote = (evaluated: string, rendered: string, aside = `return '';`): string => `
console.log('evaluated', __filename.split('/')[2]);
const attempt = async (work) => { try { return await work(); } catch (error) { return 'refused'; } };
${evaluated}
exports.exposes = {
  './routes': { async render(request) { ${rendered} } },
  './slots/aside': { async render(request) { ${aside} } },
};`;

interface Called {
  readonly address: string;
  readonly body: string;
  readonly caller: string | undefined;
}

let program: string;
let store: Awaited<ReturnType<typeof openStore>>;
let folder: string;
let renderer: PageRenderer;
let document: DiscoveryDocument;
let logged: string[];
let api: Server;
let elsewhere: Server;
/** The calls that reached the API, and those that reached another host. */
let calls: Called[];
let escaped: string[];
let redirect: string | undefined;
let retryAfter: string | undefined;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const caller = request.headers['x-forwarded-for'];
  calls.push({ address: request.url ?? '', body: await textOf(request), caller: caller?.toString() });
  if (retryAfter) response.writeHead(429, { 'retry-after': retryAfter });
  if (redirect) response.writeHead(302, { location: redirect });
  response.end('{"success":true}');
}

beforeAll(async () => {
  program = await readFile(await renderingProgram(), 'utf8');
  elsewhere = createServer(({ url = '' }, response) => (escaped.push(url), response.end())).listen(0, '127.0.0.1');
  elsewhere.on('connection', () => escaped.push('connection'));
  api = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await Promise.all([once(elsewhere, 'listening'), once(api, 'listening')]);
});
afterAll(() => void [api.close(), elsewhere.close()]);

beforeEach(async () => {
  [logged, calls, escaped, redirect, retryAfter] = [[], [], [], undefined, undefined];
  folder = path.join(await temporaryFolder(), 'store');
  store = await openStore(folder);
  await publishFirst(store, 'production', await shellPackage({ server: SHELL }));
});
afterEach(() => renderer.close());

/** Publishes the hostile careers and an honest content, which owns the home page. */
async function site(careers: string, content = remote('', `return 'Home.';`)): Promise<void> {
  const slots = [{ name: 'home.aside', expose: './slots/aside' as const }];
  const exposes = { './routes': 'public', './slots/aside': 'public' } as const;
  await publishFirst(store, 'production', await remotePackage({ server: careers, manifest: { slots, exposes } }));
  const files = { name: 'content', manifest: { routes: [{ path: '/' }], exposes }, server: content };
  await publishFirst(store, 'production', await remotePackage(files));
  const origin = `http://127.0.0.1:${portOf(api)}`;
  renderer = new PageRenderer(
    await PublishedStore.open(folder),
    new ReadCache(origin),
    {
      ...{ apiUrl: `${origin}/api/v1`, renderTimeout: 5_000, environment: 'production', program },
      ...{ limits: { stall: 5_000, memory: 64 }, onFailure: () => undefined },
    },
    (_message, { line }) => void logged.push(String(line)),
  );
  document = parseDiscovery(JSON.stringify(await store.read('production')));
  await renderer.prepare(document);
}

const htmlOf = ({ body }: { body: { text: string } }): string =>
  (/<div id="site">(.*)<\/div>/s.exec(body.text)?.[1] ?? '').replaceAll('&quot;', '"');
const versions = () => chooseVersions(document, '', () => false);
const address = (pathname: string): URL => new URL(pathname, 'https://site.example');

const visit = async (pathname: string): Promise<string> =>
  htmlOf(await renderer.render(address(pathname), document, versions()));

function answered(pathname: string, fields: Record<string, string>): Promise<CachedPage> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const caller = { 'x-forwarded-for': '192.0.2.7' };
  return renderer.renderPost(address(pathname), document, versions(), { fields: form }, caller);
}

const post = async (pathname: string, fields: Record<string, string>): Promise<string> =>
  htmlOf(await answered(pathname, fields));

test('published code cannot reach a host, a file, a program or the environment', async () => {
  process.env['SECRET_OF_THE_SERVER'] = 'x';
  const at = `http://127.0.0.1:${portOf(elsewhere)}`;
  const ways = `{
    fetch: () => fetch('${at}/fetch'),
    dispatcher: () => globalThis[Symbol.for('undici.globalDispatcher.1')].request({ origin: '${at}', path: '/', method: 'GET' }),
    net: () => globalThis.net.connect(${portOf(elsewhere)}),
    bareNet: () => net.connect(${portOf(elsewhere)}),
    http: () => globalThis.http.get('${at}/http'),
    dns: () => globalThis.dns.lookup.name,
    socket: () => new WebSocket('${at.replace('http', 'ws')}'),
    events: () => new EventSource('${at}'),
    worker: () => new Worker('data:text/javascript,'),
    program: () => globalThis.child_process.execSync('true'),
    files: () => globalThis.fs.readdirSync('/'),
    required: () => require('node:http'),
    main: () => process.mainModule.require('node:http'),
    builtin: () => process.getBuiltinModule('node:net').connect(${portOf(elsewhere)}),
    binding: () => process.binding('tcp_wrap').TCP.name,
    imported: () => import('node:net'),
    made: () => Function('return process')(),
    madeByAnother: () => setTimeout.constructor('return process')(),
    evaluated: () => (0, eval)('process'),
    memory: () => Buffer.from('x').buffer.byteLength > 1 ? 'shared' : 'refused',
    ended: () => process.exit(0),
    timers: () => setTimeout(() => undefined, 60_000)._idleNext.constructor.name,
    matched: () => ('a secret'.match(/secret/), RegExp.input.length),
    stack: () => { Error.prepareStackTrace = (_, calls) => calls[0].getFileName(); return new Error().stack.length.of; },
  }`;
  const found = `
    const tried = {};
    for (const [name, work] of Object.entries(${ways})) tried[name] = (await attempt(work)) ?? 'refused';
    const answer = await Response.json({ a: 1 }, { status: 410 }).json();
    return JSON.stringify({ tried, answer, env: process.env, argv: process.argv, cwd: process.cwd() });`;
  await site(remote('', found));
  const { tried, ...rest } = JSON.parse(await visit('/careers')) as { tried: Record<string, string> };
  expect(new Set(Object.values(tried))).toEqual(new Set(['refused']));
  expect(Object.keys(tried)).toHaveLength(24);
  expect(rest).toEqual({ answer: { a: 1 }, env: {}, argv: [], cwd: '/' });
  expect(escaped).toEqual([]);
});

const SPIES = `
  const seen = [];
  const spy = (owner, name) => {
    const real = Reflect.get(owner, name);
    const spying = function (...args) { seen.push(name, ...args); return real?.apply(this, args); };
    try { Object.defineProperty(owner, name, { value: spying, writable: true, configurable: true }); } catch {}
    try { owner[name] = spying; } catch {}
  };
  for (const [owner, ...names] of [
    [Array.prototype, 'push', 'map', 'filter'], [Promise.prototype, 'then'], [JSON, 'stringify', 'parse'],
    [Object.prototype, 'toString', 'password'], [Function.prototype, 'call', 'apply'], [String.prototype, 'split'],
    [FormData.prototype, 'get', 'set'], [Request.prototype, 'formData'], [URL.prototype, 'toString'], [Map.prototype, 'get'],
    [globalThis, 'JSON', 'Promise', 'setTimeout', 'structuredClone'], [Reflect.getPrototypeOf([][Symbol.iterator]()), 'next'],
    [console, 'log'], [process, 'nextTick'], [crypto, 'getRandomValues'], [crypto.subtle, 'digest'], [performance, 'now'],
  ]) for (const name of names) spy(owner, name);
  for (const shared of [Object.prototype.toString, Array.prototype.push, URL, JSON]) try { shared.kept = seen; } catch {}
  const kit = require('kit');
  try { kit.title = () => 'Patched.'; } catch {}
  globalThis.kept = seen;`;

test('a remote can neither change nor see anything that another remote is rendered with', async () => {
  const content = remote(
    '',
    `
    if (globalThis.kept ?? Object.prototype.toString.kept ?? [].push.kept ?? URL.kept ?? JSON.kept) return 'Shared.';
    request.url.toString(); JSON.stringify(['read', await request.read('/news')]); new FormData().set('a', 'secret');
    await new Promise((resolve) => setTimeout(resolve, 1));
    const aside = await request.renderOffer({ slot: 'home.aside', remote: 'careers', expose: './slots/aside' });
    return [require('kit').title('Home.'), aside.html].join(' ');`,
  );
  const found = `return 'Jobs: ' + seen.filter((one) => one === 'secret').length;`;
  await site(remote(SPIES, found, found), content);
  expect(await visit('/careers')).toBe('Patched.');
  expect(await visit('/')).toBe('Home. Jobs: 0');
});

test('nothing that two remotes can both reach is mutable', async () => {
  const walk = `
    const root = (function () { return this; })() ?? Reflect.getPrototypeOf(globalThis);
    const body = new Response('a').body;
    const made = [
      root, Reflect.getPrototypeOf(globalThis), setTimeout(() => undefined), new Error('a'), crypto, crypto.subtle, Buffer.from('a'),
      new Request('http://a/'), body, body.getReader(), new WritableStream().getWriter(), new TransformStream().writable,
      new Blob([]).stream(), new FormData().entries(), new Headers().keys(), new URLSearchParams().values(), AbortSignal.timeout(9),
      Reflect.getPrototypeOf((async function* () {})()), Reflect.getPrototypeOf((function* () {})()), new Map().entries(), 'a'.matchAll(/a/g), Promise.resolve(),
    ];
    const [seen, left] = [new Set(), []];
    const waiting = made.map((one) => [one === root ? one : Reflect.getPrototypeOf(one), String(one?.constructor?.name)]);
    for (const [value, name] of waiting) {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
      seen.add(value);
      if (value instanceof Promise) continue;
      if (!Object.isFrozen(value)) left.push(name);
      waiting.push([Reflect.getPrototypeOf(value), name + '.prototype']);
      for (const key of Reflect.ownKeys(value)) {
        const { value: held, get, set } = Reflect.getOwnPropertyDescriptor(value, key);
        let got;
        try { got = get && value[key]; } catch {}
        for (const next of [held, get, set, got]) waiting.push([next, name + '.' + String(key)]);
      }
    }
    return JSON.stringify({ left, isWhole: seen.size > 900 });`;
  await site(remote('', walk));
  expect(JSON.parse(await visit('/careers'))).toEqual({ left: [], isWhole: true });
});

test('a form posted to a page of the shell is in no process in which a remote was evaluated', async () => {
  await site(remote(SPIES, `return JSON.stringify(seen);`));
  await visit('/careers');
  logged.length = 0;
  expect(JSON.parse(await post('/login', { password: 'three streams' }))).toEqual({
    ...{ loaded: [], answer: { status: 200, text: '{"success":true}' } },
  });
  expect(logged).toEqual([]);
  expect(calls).toEqual([{ address: '/api/v1/auth/login', body: 'three streams', caller: '192.0.2.7' }]);
});

test('a page whose form the API refuses for some time tells programs how long, as the API does', async () => {
  await site(remote('', ''));
  retryAfter = '240';
  const { status, headers } = await answered('/login', { password: 'three streams' });
  expect([status, headers['retry-after']]).toEqual([429, '240']);
});

test('a form posted to a page of a remote is in no process in which another remote was evaluated', async () => {
  const content = remote(
    '',
    `
    const answer = await request.relay({ method: 'POST', path: '/contact', body: JSON.stringify(request.post.fields.get('message')) });
    return String(answer.status);`,
  );
  await site(remote(SPIES, `return 'Careers.';`), content);
  logged.length = 0;
  expect(await post('/', { message: 'The valve leaks.' })).toBe('200');
  expect(logged).toEqual(['evaluated content']);
  expect(calls).toEqual([{ address: '/api/v1/contact', body: '"The valve leaks."', caller: '192.0.2.7' }]);
});

test.each([
  [
    'another host, by an address that changes while it is read',
    `{ toString: () => (reads++ ? '//127.0.0.1:1/' : '/contact') }`,
  ],
  ['another host, by an address that continues the host', `'@127.0.0.1:1/contact'`],
  ['another host, by an address with two slashes', `'//127.0.0.1:1/contact'`],
  ['an address outside of the contract', `'/../../healthz'`],
  ['an address outside of the contract, written in codes', `'/contact/%2e%2e/%2e%2e/healthz'`],
  ['a call that needs a token', `'/news'`],
  ['the sign-in', `'/auth/login'`],
  ['a call with a line end in its key', `'/contact', idempotencyKey: 'a\\r\\nhost: 127.0.0.1:1'`],
])('a posted form of a remote cannot make a call to %s', async (_what, call) => {
  await site(
    remote(
      'let reads = 0;',
      `return attempt(async () => {
    await request.relay({ method: 'POST', path: ${call}, body: '{}' });
    return 'answered';
  });`,
    ),
  );
  expect(await post('/careers', {})).toBe('refused');
  expect(calls).toEqual([]);
});

test('a redirect to another host is not followed', async () => {
  redirect = `http://127.0.0.1:${portOf(elsewhere)}/`;
  const call = `return attempt(async () => {
    await request.relay({ method: 'POST', path: '/contact', body: '{}' });
    return 'answered';
  });`;
  await site(remote('', call));
  expect(await post('/careers', {})).toBe('refused');
  expect([calls.length, escaped]).toEqual([1, []]);
});

test('a rendered page makes no calls but public reads', async () => {
  const call = `return JSON.stringify([
    await attempt(() => request.relay({ method: 'POST', path: '/contact', body: '{}' })),
    await attempt(() => request.read('/audit')),
    await attempt(() => request.read('/../../healthz')),
    (await request.read('/news')).status,
  ]);`;
  await site(remote('', call));
  expect(JSON.parse(await visit('/careers'))).toEqual(['refused', 'refused', 'refused', 200]);
  expect(calls.map((made) => made.address)).toEqual(['/api/v1/news']);
});
