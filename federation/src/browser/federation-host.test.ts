import { SharedModuleError } from '../runtime/shared-instance';
import { CAREERS } from '../testing/live-remote';
import { containerWith, ScriptServer, type ScriptAnswer } from '../testing/script-server';
import { FederationHost, type ReportLoad } from './federation-host';
import type { Container } from './load-entry';

const SHARED = { react: {} };
const routes = { routes: () => [] };

let server: ScriptServer;
let answer: ScriptAnswer;
const initSharing = jest.fn(() => Promise.resolve());
const report = jest.fn<void, Parameters<ReportLoad>>();

const leaving = (container: Container): ScriptAnswer => ({
  run: () => Object.assign(globalThis, { remote_careers: container }),
});

const host = (): FederationHost =>
  new FederationHost({ remotes: [CAREERS], report, policy: { timeout: 1_000, retries: 0, backoff: 1 } });

beforeEach(() => {
  jest.clearAllMocks();
  server = new ScriptServer(() => answer);
  Object.assign(globalThis, { __webpack_init_sharing__: initSharing, __webpack_share_scopes__: { default: SHARED } });
});
afterEach(() => {
  server.close();
  Reflect.deleteProperty(globalThis, 'remote_careers');
});

/** The error for a chunk that webpack could not load. */
const chunkError = (request?: string): Error =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request });

test("an expose is its module's default export; the container is first initialised with the host's shared modules", async () => {
  const container = { ...containerWith({ './routes': { default: routes } }), init: jest.fn() };
  answer = leaving(container);
  const federation = host();
  expect(federation.hasLoaded('careers')).toBe(false);
  expect(await federation.load('careers', './routes')).toBe(routes);
  expect(initSharing).toHaveBeenCalledWith('default');
  expect(container.init).toHaveBeenCalledWith(SHARED);
  expect(federation.hasLoaded('careers')).toBe(true);
  expect(report).toHaveBeenCalledWith(CAREERS, expect.any(Number));
});

describe('before a page', () => {
  const fetched = jest.fn<Promise<Response>, [string]>(() => Promise.reject(new TypeError('Failed to fetch')));
  const before = globalThis.fetch;
  beforeEach(() => void Object.assign(globalThis, { fetch: fetched }));
  afterEach(() => void Object.assign(globalThis, { fetch: before }));

  test('all its files are requested at once when they are known; a failed one is reported on use', () => {
    host().fetchAhead(CAREERS, undefined);
    expect(fetched).not.toHaveBeenCalled();
    host().fetchAhead(CAREERS, 'career');
    expect(fetched.mock.calls.flat()).toEqual([
      '/r/careers/1.0.0-abc/remoteEntry.js',
      '/r/careers/1.0.0-abc/expose-routes.js',
      '/r/careers/1.0.0-abc/career.js',
      '/r/careers/1.0.0-abc/career.css',
    ]);
  });

  test('the texts of a remote are requested with its code, and an expose waits for them', async () => {
    let arrive = (): void => undefined;
    const texts = new Promise<void>((resolve) => (arrive = resolve));
    const withCode = jest.fn(() => texts);
    const federation = new FederationHost({ remotes: [CAREERS], withCode });
    federation.fetchAhead(CAREERS, 'career');
    expect(withCode).toHaveBeenCalledWith('careers');
    answer = leaving({ ...containerWith({ './routes': { default: routes } }) });
    const loaded = jest.fn();
    const loading = federation.load('careers', './routes').then(loaded);
    await expect(federation.load('careers', './nothing')).rejects.toMatchObject({ kind: 'threw' });
    expect(loaded).not.toHaveBeenCalled();
    arrive();
    await loading;
    expect(loaded).toHaveBeenCalledWith(routes);
  });

  test('no file of a loaded or overridden remote is requested', async () => {
    answer = leaving(containerWith({ './routes': { default: routes } }));
    const federation = host();
    await federation.load('careers', './routes');
    federation.fetchAhead(CAREERS, 'career');
    host().fetchAhead({ ...CAREERS, entry: 'http://localhost:4000/remoteEntry.js' }, 'career');
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('a pending or completed load is shared, and so is the container', async () => {
  const container = containerWith({ './routes': { default: routes }, './admin': { default: 'admin' } });
  const get = jest.spyOn(container as { get: Container['get'] }, 'get');
  answer = leaving(container);
  const federation = host();
  const [first, second] = await Promise.all([
    federation.load('careers', './routes'),
    federation.load('careers', './routes'),
  ]);
  expect(first).toBe(second);
  await federation.load('careers', './routes');
  expect(get).toHaveBeenCalledTimes(1);
  expect(await federation.load('careers', './admin')).toBe('admin');
  expect(server.requests).toHaveLength(1);
});

test('a failed load is retried on the next call, at an address that no cache has', async () => {
  answer = { status: 404 };
  const federation = host();
  await expect(federation.load('careers', './routes')).rejects.toMatchObject({ kind: 'missing' });
  expect(federation.hasLoaded('careers')).toBe(false);
  answer = leaving(containerWith({ './routes': { default: routes } }));
  expect(await federation.load('careers', './routes')).toBe(routes);
  expect(server.requests).toEqual([CAREERS.entry, `${CAREERS.entry}?retry=1`]);
  expect(report.mock.calls.map(([, , loadError]) => loadError?.kind)).toEqual(['missing', undefined]);
});

test('a remote that the visit does not have is missing', async () => {
  await expect(host().load('nobody', './routes')).rejects.toMatchObject({ remote: 'nobody', kind: 'missing' });
  expect(server.requests).toEqual([]);
});

test('a module without a default export was built for another site', async () => {
  answer = leaving(containerWith({ './routes': { routes } }));
  await expect(host().load('careers', './routes')).rejects.toMatchObject({ kind: 'incompatible' });
});

test('a remote that needs another version of a shared module was built for another site', async () => {
  const cause = new SharedModuleError('It wants another react.');
  answer = leaving({ ...containerWith({}), init: () => Promise.reject(cause) });
  await expect(host().load('careers', './routes')).rejects.toMatchObject({ kind: 'incompatible', cause });
});

test('any other error during its start counts as thrown by the remote', async () => {
  const cause = new TypeError('x is undefined');
  answer = leaving({ ...containerWith({}), get: () => Promise.reject(cause) });
  await expect(host().load('careers', './routes')).rejects.toMatchObject({ kind: 'threw', cause });
});

test('a module that threw in its first run gives the same cause on the next call', async () => {
  const cause = new TypeError('x is undefined');
  let runs = 0;
  // Webpack returns the incomplete module from then on.
  const get = async () => () => {
    if (runs++ === 0) throw cause;
    return {};
  };
  answer = leaving({ ...containerWith({}), get });
  const federation = host();
  for (const _time of [1, 2]) {
    await expect(federation.load('careers', './routes')).rejects.toMatchObject({ kind: 'threw', cause });
  }
  expect(report.mock.calls.map(([, , loadError]) => loadError?.kind)).toEqual(['threw', 'threw']);
});

describe('a chunk that a remote loads by itself', () => {
  test('is named by its address, and the server is asked for the cause', async () => {
    answer = { status: 503 };
    const federation = host();
    // The server's cause is that of its last answer.
    await federation.load('careers', './routes').catch(() => undefined);
    const loadError = await federation.reportPart('careers', chunkError('/r/careers/1.0.0-abc/7.js'));
    expect(loadError).toMatchObject({ kind: 'serverError', address: '/r/careers/1.0.0-abc/7.js' });
    expect(report).toHaveBeenLastCalledWith(CAREERS, 0, loadError);
  });

  test('is missing when webpack does not name it', async () => {
    expect(await host().reportPart('careers', chunkError())).toMatchObject({ kind: 'missing', address: undefined });
  });

  test('is not reported when the visit does not have its remote', async () => {
    expect(await host().reportPart('nobody', chunkError())).toMatchObject({ remote: 'nobody', kind: 'missing' });
    expect(report).not.toHaveBeenCalled();
  });
});

test('a chunk that did not arrive in time is late, not damaged, even if the server answers now', async () => {
  const cause = Object.assign(chunkError('/r/careers/1.0.0-abc/7.js'), { type: 'timeout' });
  answer = leaving({ ...containerWith({}), get: () => Promise.reject(cause) });
  await expect(host().load('careers', './routes')).rejects.toMatchObject({ kind: 'timeout' });
});
