import { RemoteLoadError, type FederationHost, type LiveRemote } from 'federation/browser';
import type { RouteObject } from 'react-router';
import { makeStore, type AppStore } from 'shared-store';
import { PAGES_ROUTE } from '../app/routes';
import { RemoteErrors } from '../remotes/remote-errors';
import { prefetch } from '../updates/prefetch-on-interest';
import { readRefused } from '../updates/rejected-versions';
import { RemoteMounts } from './mount-remotes';

const remote = (name: string, more: Partial<LiveRemote> = {}): LiveRemote => ({
  ...{ name, title: name, version: '1.0.0-abc', container: `remote_${name}`, integrity: '' },
  ...{ entry: `/r/${name}/1.0.0-abc/remoteEntry.js`, exposes: { './routes': 'public' as const } },
  ...{ routes: [{ path: `/${name}` }, { path: `/${name}/:id` }], navigation: [], slots: [] },
  ...more,
});

const CAREERS = remote('careers');
const ADMIN = remote('admin', { exposes: { './routes': 'signedIn' } });
const missing = new RemoteLoadError('careers', CAREERS.version, 'missing');

const page = { id: 'list', path: '/careers', Component: () => null };
const load = jest.fn<Promise<unknown>, [string, string]>();
const fetchAhead = jest.fn<void, [LiveRemote, string | undefined]>();
const reportPart = jest.fn<Promise<RemoteLoadError>, [string, unknown]>(() => Promise.resolve(missing));
const checkSession = jest.fn(() => Promise.resolve());
const patch = jest.fn<void, [string | null, RouteObject[]]>();

let errors: RemoteErrors;
let store: AppStore;

const goToDocument = jest.fn<void, [URL]>();

function mountsOf(...remotes: readonly LiveRemote[]): RemoteMounts {
  const host = { load, reportPart, fetchAhead } as unknown as FederationHost;
  return new RemoteMounts(remotes, host, errors, store, checkSession, '/', goToDocument);
}

/** Navigates to an address, as the router does when it knows no route for it. */
const goTo = async (mounts: RemoteMounts, path: string): Promise<void> =>
  mounts.patch({ path, patch, matches: [], signal: new AbortController().signal, fetcherKey: undefined });

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue({ routes: () => [page] });
  errors = new RemoteErrors();
  store = makeStore({ call: () => Promise.reject(new Error('Nobody is asked here.')) });
  document.cookie = 'refused=; Path=/; Max-Age=0';
});

test("the routes of the remote that owns an address are added once below the pages, with the remote's name", async () => {
  const mounts = mountsOf(CAREERS);
  await goTo(mounts, '/careers/7');
  await goTo(mounts, '/careers');
  expect(load.mock.calls).toEqual([['careers', './routes']]);
  expect(patch).toHaveBeenCalledTimes(1);
  const [place, routes] = patch.mock.calls[0] ?? [];
  expect(place).toBe(PAGES_ROUTE);
  expect(routes).toMatchObject([{ id: 'careers/list', path: '/careers' }]);
});

test("a page's files are requested together with the remote's entry, on a click and on a prefetch", async () => {
  const owner = remote('careers', { routes: [{ path: '/careers', chunk: 'list' }] });
  await goTo(mountsOf(owner), '/careers');
  await prefetch(mountsOf(owner), new URL('https://site.example/careers'), new AbortController().signal);
  expect(fetchAhead.mock.calls).toEqual([
    [owner, 'list'],
    [owner, 'list'],
  ]);
});

test('in another language, the owner of an address is the same', async () => {
  const host = { load, reportPart, fetchAhead } as unknown as FederationHost;
  const mounts = new RemoteMounts([CAREERS], host, errors, store, checkSession, '/hi', goToDocument);
  expect([mounts.ownerOf('/hi/careers'), mounts.ownerOf('/hi'), mounts.ownerOf('/hindi')]).toEqual([
    CAREERS,
    undefined,
    undefined,
  ]);
  await goTo(mounts, '/hi/careers/7');
  expect(patch).toHaveBeenCalledTimes(1);
});

test('an address without an owner loads no remote', async () => {
  await goTo(mountsOf(CAREERS), '/nowhere');
  expect(load).not.toHaveBeenCalled();
});

test('a remote that was in the page from the start is not mounted again', async () => {
  const mounts = mountsOf(CAREERS);
  mounts.markMounted(CAREERS, '/careers');
  await goTo(mounts, '/careers');
  expect(load).not.toHaveBeenCalled();
});

test('a remote for signed-in users is not requested before the API has confirmed the session', async () => {
  await goTo(mountsOf(ADMIN), '/admin');
  expect(checkSession).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

test('the error of a remote that cannot be loaded is recorded until the remote loads', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(missing);
  const mounts = mountsOf(CAREERS);
  await goTo(mounts, '/careers');
  expect(warn).toHaveBeenCalledWith(missing.message, '');
  expect(errors.get('careers')).toBe(missing);
  expect(patch).not.toHaveBeenCalled();
  await goTo(mounts, '/careers');
  expect(errors.get('careers')).toBeUndefined();
  expect(patch).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('an error that is not a load error is not hidden', async () => {
  load.mockRejectedValue(new TypeError('x is undefined'));
  await expect(mountsOf(CAREERS).routes(CAREERS)).rejects.toThrow(TypeError);
});

describe('a version that is not the default', () => {
  const early = remote('careers', { fallback: '0.9.0-def' });

  test('is refused once, so that the next document has the default', () => {
    const mounts = mountsOf(early);
    expect(mounts.refuse(early, missing)).toBe(true);
    expect(readRefused(document.cookie, false)).toContain('careers@1.0.0-abc');
    expect(mounts.refuse(early, missing)).toBe(false);
  });

  test('stays when only the connection is lost', () => {
    expect(mountsOf(early).refuse(early, new RemoteLoadError('careers', early.version, 'offline'))).toBe(false);
  });

  test('has no fallback when it is the default', () => {
    expect(mountsOf(CAREERS).refuse(CAREERS, missing)).toBe(false);
  });

  test('is replaced by the default, once, when one of its pages throws', () => {
    const mounts = mountsOf(early);
    mounts.fallBack(early, new TypeError('jobs is undefined'), '/careers/7#how');
    mounts.fallBack(early, new TypeError('jobs is undefined'), '/careers/7#how');
    expect(goToDocument.mock.calls).toEqual([[new URL('/careers/7#how', location.href)]]);
    expect(readRefused(document.cookie, false)).toContain('careers@1.0.0-abc');
  });
});

test("a page's code that cannot be loaded is reported with its error", async () => {
  const cause = new Error('Loading chunk 7 failed.');
  const [guarded] = mountsOf(CAREERS).guarded(CAREERS, [{ path: '/careers', lazy: () => Promise.reject(cause) }]);
  const { lazy } = guarded ?? {};
  await expect(typeof lazy === 'function' ? lazy() : undefined).rejects.toBe(missing);
  expect(reportPart).toHaveBeenCalledWith('careers', cause);
});

describe('before a click', () => {
  const ahead = (mounts: RemoteMounts, path: string): Promise<void> =>
    prefetch(mounts, new URL(path, 'https://site.example'), new AbortController().signal);

  test("a page's code is loaded", async () => {
    const lazy = jest.fn(() => Promise.resolve({ Component: () => null }));
    load.mockResolvedValue({ routes: () => [{ path: '/careers/:id', lazy }] });
    await ahead(mountsOf(CAREERS), '/careers/7');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  test('the code of a remote for signed-in users is not loaded', async () => {
    await ahead(mountsOf(ADMIN), '/admin');
    expect(load).not.toHaveBeenCalled();
  });
});
