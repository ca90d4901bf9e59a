/** @jest-environment node */
import { fetchAllBlog } from 'api-client';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveRemote } from 'federation/browser';
import type { PageResult } from './page-result';
import { renderPage } from './render-page';
import { type AppStore, readOf } from 'shared-store';

const remote: LiveRemote = {
  ...{ name: 'careers', title: 'Careers', version: '1.0.0', container: 'remote_careers' },
  ...{ entry: '/r/careers/1.0.0/remoteEntry.js', integrity: 'sha384-abc', exposes: { './routes': 'public' } },
  ...{ routes: [{ path: '/career' }], navigation: [], slots: [] },
};
const pending = new Promise<never>(() => undefined);
const never = () => pending;

type Loader = (store: AppStore) => Promise<unknown>;

const LISTS = { success: true, logos: [], blogs: [] };
const SECTORS = [{ _id: '1', name: 'Oil', slug: 'oil' }];

/** Renders the only page of a section with a given loader; reads from the API take `slow` milliseconds. */
function render(loader: Loader, { slow = 0, signal }: { slow?: number; signal?: AbortSignal } = {}) {
  const routes = ({ store }: { store: AppStore }) => [
    { id: 'page', path: '/career', loader: async () => (await loader(store), null), element: <h1>Positions</h1> },
  ];
  return renderPage({
    url: new URL('http://site.example/career'),
    languages: { current: 'en', others: {} },
    remotes: [remote],
    loadBundle: async () => ({ './routes': { routes } }),
    relay: never,
    renderOffer: never,
    read: async (path) => {
      await pause(slow);
      return { status: 200, body: path.startsWith('/sectors') ? SECTORS : LISTS };
    },
    renderTimeout: 300,
    ...(signal && { signal }),
  });
}

const summary = (page: PageResult) =>
  page.kind === 'page' && [page.rendered, page.incomplete, page.html.includes('<h1>Positions</h1>')];

const readsBlogs: Loader = (store) => store.dispatch(readOf(fetchAllBlog).initiate());

test('a section that waits for a slow API is rendered', async () => {
  expect(summary(await render(readsBlogs, { slow: 600 }))).toEqual(['server', false, true]);
});

test('a section that computes for a long time is rendered, because the machine may be busy', async () => {
  const computes: Loader = async () => {
    for (let part = 0; part < 5; part++) {
      const end = performance.now() + 100;
      while (performance.now() < end);
      await pause(0);
    }
  };
  expect(summary(await render(computes))).toEqual(['server', false, true]);
});

test('a section that hangs is left to the browser, and its reads are aborted', async () => {
  const view = await render(never);
  expect(summary(view)).toEqual(['browser', true, false]);
  expect(view).toMatchObject({ cause: { message: 'The section did nothing for 300 ms.' } });
});

test('rendering stops when no visitor waits', async () => {
  const visitor = new AbortController();
  let loads = 0;
  const view = render(
    async (store) => {
      loads += 1;
      visitor.abort();
      await readsBlogs(store);
    },
    { signal: visitor.signal },
  );
  await expect(view).rejects.toThrow('aborted');
  expect(loads).toBe(1);
});
