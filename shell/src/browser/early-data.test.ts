import { fetchCareerBanner } from 'api-client';
import type { FederationHost, LiveRemote } from 'federation/browser';
import { createMemoryRouter } from 'react-router';
import { makeStore, readOf, type AppStore } from 'shared-store';
import { tableCall } from 'shared-store/testing';
import { PAGES_ROUTE } from '../app/routes';
import { RemoteErrors } from '../remotes/remote-errors';
import { prefetch } from '../updates/prefetch-on-interest';
import { RemoteMounts } from './mount-remotes';

const careers = {
  ...{ name: 'careers', title: 'Careers', version: '1.0.0', exposes: { './routes': 'public' } },
  ...{ entry: '/r/careers/1.0.0/remoteEntry.js', slots: [], navigation: [] },
  routes: [{ path: '/career', chunk: 'career' }, { path: '/jobs' }],
} as unknown as LiveRemote;
const KEY = 'fetchCareerBanner(undefined)';
const answerOf = (heading: string, version = '1.0.0'): object => ({
  versions: { careers: version },
  queries: { [KEY]: { data: { heading } } },
});

/** The requested addresses, and whether the request was aborted. */
const fetched = jest.fn<Promise<unknown>, [string, { signal: AbortSignal }]>();
const before = globalThis.fetch;
let calls: ReturnType<typeof tableCall>['calls'];
let store: AppStore;
let releaseCode: () => void;

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ json: async () => answerOf('Early') });
  Object.assign(globalThis, { fetch: fetched });
  localStorage.clear();
  const { call, ...table } = tableCall({ fetchCareerBanner: { careerBanner: { heading: 'Late' } } });
  calls = table.calls;
  store = makeStore({ call });
});
afterEach(() => void Object.assign(globalThis, { fetch: before }));

/** A tab that shows the shell's page; the code of the page /career arrives when the test releases it. */
function openTab(basename = '/') {
  const code = new Promise<void>((resolve) => (releaseCode = resolve));
  const lazy = async () => {
    await code;
    return {
      Component: () => null,
      loader: async () => void (await store.dispatch(readOf(fetchCareerBanner).initiate())),
    };
  };
  const routes = () => [
    { id: 'career', path: '/career', lazy },
    { id: 'jobs', path: '/jobs', Component: () => null },
  ];
  const host = { load: async () => ({ routes }), fetchAhead: () => undefined } as unknown as FederationHost;
  const mounts = new RemoteMounts([careers], host, new RemoteErrors(), store, async () => undefined, basename);
  const initialEntries = [basename === '/' ? '/privacy' : `${basename}/privacy`];
  const router = createMemoryRouter([{ id: PAGES_ROUTE, children: [{ path: '/privacy', Component: () => null }] }], {
    ...{ basename, initialEntries, patchRoutesOnNavigation: mounts.patch },
  });
  router.subscribe(mounts.follow);
  return { mounts, router };
}

const addresses = (): string[] => fetched.mock.calls.map(([address]) => address);
const heading = () => readOf(fetchCareerBanner).select()(store.getState()).data;
const signal = new AbortController().signal;

test("a page's data is requested before its code has arrived, and its loader makes none of these reads", async () => {
  const { router } = openTab();
  const opened = router.navigate('/career?page=2#openings');
  expect(addresses()).toEqual(['/page-data/career?page=2']);
  releaseCode();
  await opened;
  expect(heading()).toEqual({ heading: 'Early' });
  expect(calls).toEqual([]);
});

test('the data is that of the language', async () => {
  const opened = openTab('/hi').router.navigate('/career');
  expect(addresses()).toEqual(['/page-data/hi/career']);
  releaseCode();
  await opened;
});

test('once the code is loaded, the loader reads what is missing', async () => {
  const { router } = openTab();
  releaseCode();
  await router.navigate('/career');
  await router.navigate('/career?page=2');
  expect(addresses()).toEqual(['/page-data/career']);
});

test('the page of the document needs no early data', async () => {
  const { mounts, router } = openTab();
  mounts.markMounted(careers, '/career');
  await router.navigate('/career');
  expect(addresses()).toEqual([]);
});

test.each([
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is empty', () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('Unexpected end of JSON input')) })],
  ['is that of another version', () => Promise.resolve({ json: async () => answerOf('Other', '2.0.0') })],
])('data that %s leaves the reads to the loader', async (_, answer) => {
  fetched.mockImplementation(answer);
  const { router } = openTab();
  releaseCode();
  await router.navigate('/career');
  expect(heading()).toEqual({ heading: 'Late' });
});

test('a page that the visitor leaves before its code has arrived drops its data', async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  const { router } = openTab();
  void router.navigate('/career');
  await router.navigate('/jobs');
  expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

test('a page that was prefetched has its data, also while it is loading', async () => {
  const { mounts, router } = openTab();
  const prefetched = prefetch(mounts, new URL('/career', location.href), signal);
  const opened = router.navigate('/career');
  releaseCode();
  await Promise.all([prefetched, opened]);
  expect(addresses()).toEqual(['/page-data/career']);
  expect(heading()).toEqual({ heading: 'Early' });
  expect(calls).toEqual([]);
});

test('users with a token read the current state themselves', async () => {
  localStorage.setItem('token', 'secret');
  const { router } = openTab();
  releaseCode();
  await router.navigate('/career');
  expect(addresses()).toEqual([]);
  expect(heading()).toEqual({ heading: 'Late' });
});

test('a page that names no chunk has no early data', async () => {
  const { mounts, router } = openTab();
  await router.navigate('/jobs');
  await prefetch(mounts, new URL('/jobs', location.href), signal);
  expect(addresses()).toEqual([]);
});
