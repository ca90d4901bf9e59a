/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveRemote } from 'federation/browser';
import { Slot, type PageHandle, type Remote, type SlotModule } from 'federation/contract';
import { redirect, type RouteObject } from 'react-router';
import type { AppStore, RootState } from 'shared-store';
import { sectors, settings } from '../frame/testing/render-frame';
import type { PageResult } from './page-result';
import type { RenderRequest } from './render-request';
import { renderPage, renderSlot } from './render-page';

let api: Server;
let status: number;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      api = createServer(({ url }, answer) => {
        answer.writeHead(status, { 'content-type': 'application/json' });
        const frame = url === '/api/v1/sectors' ? sectors : { success: true, logos: [settings] };
        answer.end(JSON.stringify(status === 200 ? frame : { success: false, message: 'Away' }));
      }).listen(0, '127.0.0.1', resolve);
    }),
);
beforeEach(() => (status = 200));
afterAll(() => new Promise((resolve) => api.close(resolve)));

const remote = (name: string, more: Partial<LiveRemote> = {}): LiveRemote => ({
  name,
  title: `The ${name}`,
  version: '1.0.0',
  container: name,
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  integrity: '',
  exposes: { './routes': 'public' },
  routes: [{ path: `/${name}` }],
  navigation: [],
  slots: [],
  ...more,
});

const JOBS = remote('jobs');
const handle: PageHandle<RootState> = { head: () => ({ title: 'Open jobs' }) };
const page = (route: Partial<RouteObject> = {}): RouteObject => ({
  id: 'list:all',
  path: '/jobs',
  Component: () => <h1>Our jobs</h1>,
  handle,
  ...(route as object),
});

const exposing = (...routes: RouteObject[]) => {
  const module: Remote<AppStore> = { routes: () => routes };
  return () => Promise.resolve({ './routes': module });
};

const ask = (path: string, change: Partial<RenderRequest> = {}): Promise<PageResult> =>
  renderPage({
    url: new URL(path, 'https://works.example'),
    remotes: [JOBS],
    loadBundle: exposing(page()),
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/api/v1`,
    renderTimeout: 30_000,
    ...change,
  });

async function rendered(path: string, change?: Partial<RenderRequest>) {
  const answer = await ask(path, change);
  if (answer.kind !== 'page') throw new Error(`A redirect to ${answer.location}.`);
  return answer;
}

const titleOf = ({ head }: { head: readonly { tag: string; text?: string }[] }) =>
  head.find(({ tag }) => tag === 'title')?.text;

describe('a page of a remote', () => {
  it('is rendered within the frame, with the chunks that it runs', async () => {
    const result = await rendered('/jobs');
    expect(result).toMatchObject({ status: 200, rendered: 'server', incomplete: false });
    expect(result.html).toContain('<h1>Our jobs</h1>');
    expect(result.html).toContain('<main');
    expect(titleOf(result)).toMatch(/^Open jobs · /);
    expect(result.chunks).toEqual({ jobs: ['expose-routes', 'list'] });
  });

  it('is not to be kept when something of it could not be read', async () => {
    status = 503;
    const said = jest.spyOn(console, 'error').mockImplementation();
    expect(await rendered('/jobs')).toMatchObject({ status: 200, rendered: 'server', incomplete: true });
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });

  it('leads on where its loader does', async () => {
    const loadBundle = exposing(page({ loader: () => redirect('/jobs/all', 301) }));
    expect(await ask('/jobs', { loadBundle })).toMatchObject({
      kind: 'redirect',
      status: 301,
      location: '/jobs/all',
    });
  });

  it('says what it lacks, with the status of its loader, and shows nothing of the page', async () => {
    const gone = () => {
      throw Response.json({ message: 'This position is closed' }, { status: 410, statusText: 'Gone' });
    };
    const result = await rendered('/jobs', { loadBundle: exposing(page({ loader: gone })) });
    expect(result).toMatchObject({ status: 410, rendered: 'server' });
    expect(Object.values(result.errors ?? {})).toEqual([expect.objectContaining({ status: 410, statusText: 'Gone' })]);
    expect(result.html).not.toContain('Our jobs');
    expect(titleOf(result)).toMatch(/^Page not found/);
  });

  it('is filled with what other remotes offer, without what is broken of that', async () => {
    const slots = [{ name: 'jobs.aside', expose: './slots/aside' }];
    const remotes = [JOBS, remote('news', { slots }), remote('clients', { slots })];
    const aside: SlotModule<AppStore> = { Component: () => <p>News of the works</p> };
    const own = exposing(
      page({
        handle: { ...handle, slots: ['jobs.aside'] },
        Component: () => (
          <>
            <h1>Our jobs</h1>
            <Slot name="jobs.aside" />
          </>
        ),
      }),
    );
    const loadBundle = async (name: string) => {
      if (name === 'clients') throw new Error('The bundle is broken.');
      return name === 'news' ? { './slots/aside': aside } : own();
    };
    const result = await rendered('/jobs', { remotes, loadBundle });
    expect(result).toMatchObject({ status: 200, rendered: 'server' });
    expect(result.html).toContain('News of the works');
    expect(result.leftOut).toEqual([{ remote: 'clients', cause: 'Error: The bundle is broken.' }]);
  });

  it('is rendered without slot content that hangs', async () => {
    const slots = [{ name: 'jobs.aside', expose: './slots/aside' }];
    const aside: SlotModule<AppStore> = {
      load: () => new Promise(() => undefined),
      Component: () => <p>News of the works</p>,
    };
    const own = exposing(page({ handle: { ...handle, slots: ['jobs.aside'] } }));
    const loadBundle = async (name: string) => (name === 'news' ? { './slots/aside': aside } : own());
    const result = await rendered('/jobs', {
      remotes: [JOBS, remote('news', { slots })],
      loadBundle,
      renderTimeout: 300,
    });
    expect(result).toMatchObject({ status: 200, rendered: 'server' });
    expect(result.html).toContain('<h1>Our jobs</h1>');
    expect(result.html).not.toContain('News of the works');
  });
});

describe('the content of a slot', () => {
  const NEWS = remote('news', { slots: [{ name: 'jobs.aside', expose: './slots/aside' }] });
  const ofSlot = (aside: Partial<SlotModule<AppStore>>) =>
    renderSlot(
      {
        url: new URL('https://works.example/'),
        remotes: [NEWS],
        loadBundle: () => Promise.resolve({ './slots/aside': aside }),
        apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/api/v1`,
        renderTimeout: 300,
      },
      'jobs.aside',
    );

  it('is rendered by itself, as a page would hold it', async () => {
    expect(await ofSlot({ Component: () => <p>News of the works</p> })).toEqual(['<p>News of the works</p>']);
  });

  it('is refused with its error when it throws, and when it hangs', async () => {
    const Component = () => <p>News of the works</p>;
    await expect(ofSlot({ Component, load: () => Promise.reject(new Error('No news.')) })).rejects.toThrow('No news.');
    const hanging = ofSlot({ Component, load: () => new Promise(() => undefined) });
    await expect(hanging).rejects.toThrow('The slot content did nothing for 150 ms.');
  });
});

describe('a page that the browser has to render', () => {
  const LEFT = { status: 200, rendered: 'browser', incomplete: true };

  it('is that of a remote whose bundle is broken: the frame comes, and the reason for the log', async () => {
    const cause = new Error('The bundle is broken.');
    const result = await rendered('/jobs', { loadBundle: () => Promise.reject(cause) });
    expect(result).toMatchObject({
      ...LEFT,
      cause,
      chunks: { shell: ['router-core', 'query-core'], jobs: ['expose-routes'] },
    });
    expect(result.html).toContain('<main');
    expect(titleOf(result)).toMatch(/^The jobs · /);
  });

  it('is that of a loader which fails without an answer', async () => {
    const cause = new Error('A fault in the loader.');
    const result = await rendered('/jobs', { loadBundle: exposing(page({ loader: () => Promise.reject(cause) })) });
    expect(result).toMatchObject({ ...LEFT, cause });
  });

  it('is that of a remote which hangs', async () => {
    const loadBundle = exposing(page({ loader: () => new Promise(() => undefined) }));
    const result = await rendered('/jobs', { loadBundle, renderTimeout: 50 });
    expect(result).toMatchObject({ ...LEFT, cause: { name: 'TooSlow' } });
  });

  it('is that of a remote for the signed-in, of which nothing is loaded or named', async () => {
    const loadBundle = jest.fn();
    const remotes = [remote('jobs', { exposes: { './routes': 'signedIn' } })];
    expect(await rendered('/jobs', { remotes, loadBundle })).toMatchObject({
      ...LEFT,
      chunks: { shell: ['router-core', 'query-core'] },
      cause: undefined,
    });
    expect(loadBundle).not.toHaveBeenCalled();
  });
});

it('says that there is no page where no remote has the address', async () => {
  const result = await rendered('/no/such/page');
  expect(result).toMatchObject({ status: 404, rendered: 'server' });
  expect(titleOf(result)).toMatch(/^Page not found/);
  expect(result.head).toContainEqual(
    expect.objectContaining({ attributes: { name: 'robots', content: expect.stringContaining('noindex') as string } }),
  );
});

describe('a form that is posted to a page', () => {
  const post = () => {
    const fields = new FormData();
    fields.set('fullName', 'Asha Rao');
    fields.set('password', 'three streams');
    return { fields, caller: {} };
  };

  it('is answered by the page that it was posted to', async () => {
    const action = async ({ request }: { request: Request }) =>
      redirect(`/jobs?sent=${String((await request.formData()).get('fullName'))}`, 303);
    const answer = await ask('/jobs', { loadBundle: exposing(page({ action })), post: post() });
    expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: '/jobs?sent=Asha Rao' });
  });

  it('comes back with what was typed, without its secrets, when the remote is broken', async () => {
    const cause = new Error('The bundle is broken.');
    const result = await rendered('/jobs', { loadBundle: () => Promise.reject(cause), post: post() });
    expect(result).toMatchObject({ status: 503, rendered: 'still', cause });
    expect(result.html).toContain('Asha Rao');
    expect(result.html).not.toContain('three streams');
  });

  it('is refused by a page that has none, which is nothing for the log', async () => {
    const result = await rendered('/jobs', { post: post() });
    expect(result).toMatchObject({ status: 405, rendered: 'still' });
    expect(result.cause).toBeUndefined();
  });
});
