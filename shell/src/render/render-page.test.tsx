/** @jest-environment node */
import { fetchSectors } from 'api-client';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveRemote } from 'federation/browser';
import { Slot, type PageHandle, type Remote, type SlotModule } from 'federation/contract';
import { useId } from 'react';
import { Link, redirect, type RouteObject } from 'react-router';
import { type AppStore, type RootState, readOf } from 'shared-store';
import { textsFor } from 'shared-store/texts';
import { KitLink, Prose } from 'ui-kit';
import { sectors, settings } from '../frame/testing/render-frame';
import type { PageResult } from './page-result';
import type { RenderRequest } from './render-request';
import { renderOffer, renderPage, renderRefusal } from './render-page';

let api: Server;
let status: number;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      api = createServer(({ url }, answer) => {
        answer.writeHead(status, { 'content-type': 'application/json' });
        const frame = url?.startsWith('/api/v1/sectors') ? sectors : { success: true, logos: [settings] };
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
const fails = (): never => {
  throw new Error('A fault.');
};
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

const read: RenderRequest['read'] = async (asked) => {
  const answer = await fetch(`http://127.0.0.1:${(api.address() as AddressInfo).port}/api/v1${asked}`);
  return { status: answer.status, body: await answer.json() };
};

const relay: RenderRequest['relay'] = async ({ path }) => {
  const answer = await read(path);
  return { status: answer.status, text: JSON.stringify(answer.body) };
};

const requestFor = (path: string, change: Partial<RenderRequest> = {}): RenderRequest => {
  const request: RenderRequest = {
    url: new URL(path, 'https://works.example'),
    languages: { current: 'en', others: {} },
    remotes: [JOBS],
    loadBundle: exposing(page()),
    ...{ read, relay, renderTimeout: 30_000 },
    renderOffer: (asked) => renderOffer(request, asked),
    ...change,
  };
  return request;
};

const ask = (path: string, change?: Partial<RenderRequest>): Promise<PageResult> =>
  renderPage(requestFor(path, change));

async function rendered(path: string, change?: Partial<RenderRequest>) {
  const answer = await ask(path, change);
  if (answer.kind !== 'page') throw new Error(`A redirect to ${answer.location}.`);
  return answer;
}

const titleOf = ({ head }: { head: readonly { tag: string; text?: string }[] }) =>
  head.find(({ tag }) => tag === 'title')?.text;

describe('a page of a remote', () => {
  it('is rendered inside the frame, with the names of the chunks that it runs', async () => {
    const result = await rendered('/jobs');
    expect(result).toMatchObject({ status: 200, rendered: 'server', incomplete: false });
    expect(result.html).toContain('<h1>Our jobs</h1>');
    expect(result.html).toContain('<main');
    expect(titleOf(result)).toMatch(/^Open jobs · /);
    expect(result.chunks).toEqual({ jobs: ['expose-routes', 'list'] });
  });

  it('is not cacheable when a read failed', async () => {
    status = 503;
    const said = jest.spyOn(console, 'error').mockImplementation();
    expect(await rendered('/jobs')).toMatchObject({ status: 200, rendered: 'server', incomplete: true });
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });

  it('reports by its status that the visitor has sent too many requests', async () => {
    status = 429;
    const said = jest.spyOn(console, 'error').mockImplementation();
    expect(await rendered('/jobs')).toMatchObject({ status: 429, rendered: 'server', incomplete: true });
    said.mockRestore();
  });

  it('redirects when its loader does', async () => {
    const loadBundle = exposing(page({ loader: () => redirect('/jobs/all', 301) }));
    expect(await ask('/jobs', { loadBundle })).toMatchObject({
      kind: 'redirect',
      status: 301,
      location: '/jobs/all',
    });
  });

  it('shows a missing entity with the status of its loader, and nothing of the page', async () => {
    const gone = () => {
      throw Response.json({ message: 'This position is closed' }, { status: 410, statusText: 'Gone' });
    };
    const result = await rendered('/jobs', { loadBundle: exposing(page({ loader: gone })) });
    expect(result).toMatchObject({ status: 410, rendered: 'server' });
    expect(Object.values(result.errors ?? {})).toEqual([expect.objectContaining({ status: 410, statusText: 'Gone' })]);
    expect(result.html).not.toContain('Our jobs');
    expect(titleOf(result)).toMatch(/^Page not found/);
  });

  it('names the chunks that its page runs for the present content', async () => {
    const loadBundle = exposing(page({ handle: { ...handle, chunks: () => ['chart'] } }));
    const result = await rendered('/jobs', { loadBundle });
    expect(result.chunks).toMatchObject({ jobs: expect.arrayContaining(['expose-routes', 'chart']) });
  });

  it('contains the slot content of other remotes, without the content that fails', async () => {
    const slots = [{ name: 'jobs.aside', expose: './slots/aside' }];
    const remotes = [JOBS, remote('news', { slots }), remote('clients', { slots })];
    const aside: SlotModule<AppStore> = { Component: () => <p>News of the works</p> };
    const own = exposing(
      page({
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
    // The empty place is there, as the browser expects it.
    expect(result.html).toContain('data-slot-of="clients"');
    const cause = expect.stringMatching(/^Error: The bundle is broken\.\n +at /);
    expect(result.leftOut).toEqual([{ remote: 'clients', cause }]);
  });
});

describe('the content of a slot', () => {
  const NEWS = remote('news', { slots: [{ name: 'jobs.aside', expose: './slots/aside' }] });
  const offered = (aside: Partial<SlotModule<AppStore>>) =>
    renderOffer(requestFor('/', { remotes: [NEWS], loadBundle: () => Promise.resolve({ './slots/aside': aside }) }), {
      slot: 'jobs.aside',
      remote: 'news',
      expose: './slots/aside',
    });

  it('is rendered separately, with the data it has read for the browser', async () => {
    const load: SlotModule<AppStore>['load'] = ({ store }) => store.dispatch(readOf(fetchSectors).initiate());
    const offer = await offered({ load, Component: () => <p>News of the works</p> });
    expect(offer).toMatchObject({ html: '<p>News of the works</p>', incomplete: false });
    expect(Object.keys(offer.state.siteApi?.queries ?? {})).toEqual(['fetchSectors(undefined)']);
  });

  it('gets the input of its place, and renders the slots that it names, but not itself', async () => {
    const slots = [{ name: 'jobs.aside', expose: './slots/aside', places: ['news.tags', 'jobs.aside'] }];
    const tags = remote('tags', { slots: [{ name: 'news.tags', expose: './slots/tags' }] });
    const Aside = ({ input }: { readonly input: { readonly topic?: string } }) => (
      <section id={useId()}>
        {input.topic}
        <Slot name="news.tags" input={{ of: input.topic }} />
        <Slot name="jobs.aside" />
      </section>
    );
    const Tags = ({ input }: { readonly input: { readonly of?: string } }) => <i>Tags of {input.of}</i>;
    const Page = () => ['Oil', 'Gas'].map((topic) => <Slot key={topic} name="jobs.aside" input={{ topic }} />);
    const loadBundle = async (name: string) =>
      name === 'jobs'
        ? exposing(page({ Component: Page }))()
        : { './slots/aside': { Component: Aside }, './slots/tags': { Component: Tags } };
    const { html, styles } = await rendered('/jobs', { remotes: [JOBS, remote('news', { slots }), tags], loadBundle });
    const text = html.replaceAll(/<!-- -->/g, '');
    expect(text.match(/(Oil|Gas)<div|Tags of \w+/g)).toEqual(['Oil<div', 'Tags of Oil', 'Gas<div', 'Tags of Gas']);
    expect(new Set(html.match(/<section id="[^"]+"/g)).size).toBe(2);
    expect(styles).toMatchObject({ tags: ['expose-slots-tags', 'expose-slots-tags'] });
  });

  it('is refused when it hangs for half as long as a page may', async () => {
    const hangs = { load: () => new Promise<never>(() => undefined), Component: () => null };
    const loadBundle = () => Promise.resolve({ './slots/aside': hangs });
    const request = requestFor('/', { remotes: [NEWS], loadBundle, renderTimeout: 300 });
    const asked = { slot: 'jobs.aside', remote: 'news', expose: './slots/aside' };
    await expect(renderOffer(request, asked)).rejects.toThrow('The slot content did nothing for 150 ms.');
  });

  it('is refused with its error when it throws', async () => {
    const load = () => Promise.reject(new Error('No news.'));
    await expect(offered({ load, Component: () => <p>News of the works</p> })).rejects.toThrow('No news.');
  });
});

describe('a page in another language', () => {
  const languages = { current: 'hi', others: { hi: 'हिन्दी', gu: 'ગુજરાતી' } };
  const JobsLink = () => (
    <>
      <Link to="/jobs?page=2">More jobs</Link>
      <Link to="?page=3">This list</Link>
      <KitLink href="/admin">Administration</KitLink>
      <Prose html={'<p><a href="/jobs/1">A job</a></p>'} />
    </>
  );
  const LINKS = ['href="/hi/jobs?page=2"', 'href="/hi/jobs?page=3"', 'href="/admin"', 'href="/hi/jobs/1"'];

  it('is rendered from the address as in English, and its links stay in the language', async () => {
    const handle: PageHandle<RootState> = { head: (_state, { url }) => ({ title: `At ${url.pathname}` }) };
    const loadBundle = exposing(page({ Component: JobsLink, handle }));
    const result = await rendered('/jobs', { loadBundle, languages });
    for (const link of LINKS) expect(result.html).toContain(link);
    expect(titleOf(result)).toMatch(/^At \/jobs · /);
    const addresses = result.head.flatMap(({ attributes: { rel, hreflang, property, href, content } }) =>
      rel === 'canonical' || hreflang || property === 'og:url' ? [[hreflang ?? rel ?? property, href ?? content]] : [],
    );
    expect(addresses).toEqual([
      ['canonical', 'https://works.example/hi/jobs'],
      ['x-default', 'https://works.example/jobs'],
      ['en', 'https://works.example/jobs'],
      ['hi', 'https://works.example/hi/jobs'],
      ['gu', 'https://works.example/gu/jobs'],
      ['og:url', 'https://works.example/hi/jobs'],
    ]);
    expect(result.state).toMatchObject({ languages });
    expect(result.html).toContain('aria-label="मुख्य मेनू" lang="hi"');
    expect(result.chunks).toMatchObject({ shell: ['messages-hi', 'in-language'] });
  });

  it('is not found in its language', async () => {
    const result = await rendered('/no/such/page', { languages });
    const { status, html } = result;
    expect(status).toBe(404);
    expect(titleOf(result)).toMatch(/^पेज नहीं मिला · /);
    expect(result.head[0]?.attributes).toEqual({ lang: 'hi' });
    expect(html).toMatch(/<div[^>]* lang="hi"[^>]*>(?:(?!<\/div>).)*<h1[^>]*>पेज नहीं मिला</);
    expect(html).toContain('href="/hi/products"');
    expect(html).not.toContain('There is no page');
  });

  it('says in its language that a form was refused', async () => {
    const message = 'This address accepts only the form on its page. Nothing was sent.';
    const refusal = { status: 415, title: 'This is not a form', message };
    const result = await renderRefusal(requestFor('/jobs', { languages }), refusal);
    if (result.kind !== 'page') throw new Error('Not a page');
    expect(titleOf(result)).toMatch(/^आपका फ़ॉर्म नहीं भेजा गया · /);
    expect(result.html).toMatch(/<div[^>]*role="alert" lang="hi">(?:(?!<\/div>).)*<h1[^>]*>यह फ़ॉर्म नहीं है</);
    expect(result.html).toContain('<p>यह पता केवल अपने पेज का फ़ॉर्म स्वीकार करता है।');
    expect(result.html).toContain('href="/hi/jobs"');
  });

  it('has the texts of its remote, which are not in the state for the browser', async () => {
    const { useTexts } = textsFor('jobs');
    const Component = () => <h1>{useTexts().text('Our jobs')}</h1>;
    const exposes = { ...(await exposing(page({ Component }))()), './messages': { hi: { 'Our jobs': 'हमारे पद' } } };
    const loadBundle = () => Promise.resolve(exposes);
    const result = await rendered('/jobs', { loadBundle, languages });
    expect(result.html).toContain('<h1>हमारे पद</h1>');
    expect(JSON.stringify(result.state)).not.toContain('हमारे पद');
    const english = await rendered('/jobs', { loadBundle });
    expect(english.html).toContain('<h1>Our jobs</h1>');
  });

  it('reads its content in its language', async () => {
    const reads = async (change: Partial<RenderRequest>): Promise<string[]> => {
      const asked: string[] = [];
      const noting: RenderRequest['read'] = (path) => {
        asked.push(path);
        return read(path);
      };
      await rendered('/jobs', { ...change, read: noting });
      return [...new Set(asked)].sort();
    };
    expect(await reads({ languages })).toEqual(['/logos?locale=hi', '/sectors?locale=hi']);
    expect(await reads({})).toEqual(['/logos', '/sectors']);
  });

  it('is without signs of languages on a site in English alone', async () => {
    const { head, state } = await rendered('/jobs');
    expect(head.filter(({ attributes }) => attributes['hreflang'] ?? attributes['lang'])).toEqual([]);
    expect(state).not.toHaveProperty('languages');
  });

  it('has links to its language in the content of slots', async () => {
    const remotes = [JOBS, remote('news', { slots: [{ name: 'jobs.more', expose: './slot' }] })];
    const Page = () => <Slot name="jobs.more" />;
    const loadBundle = async (name: string) =>
      name === 'news' ? { './slot': { Component: JobsLink } } : exposing(page({ Component: Page }))();
    const { html, leftOut } = await rendered('/jobs', { remotes, loadBundle, languages });
    expect(leftOut).toBeUndefined();
    for (const link of LINKS) expect(html).toContain(link);
  });

  it.each(['/jobs?sent=1', '?sent=1'])('redirects to %s in its language', async (to) => {
    const post = { fields: new FormData() };
    const loadBundle = exposing(page({ action: () => redirect(to, 303) }));
    expect(await ask('/jobs', { loadBundle, languages, post })).toMatchObject({ location: '/hi/jobs?sent=1' });
  });

  it('returns a form that cannot be sent to its own address', async () => {
    const fields = new FormData();
    fields.set('fullName', 'Asha Rao');
    const loadBundle = () => Promise.reject(new Error('The bundle is broken.'));
    const { html } = await rendered('/jobs', { loadBundle, languages, post: { fields } });
    expect(html).toContain('action="/hi/jobs"');
    expect(html).not.toContain('/hi/hi');
  });
});

describe('a page that the browser has to render', () => {
  const LEFT = { status: 200, rendered: 'browser', incomplete: true };

  it("is rendered as a frame with the reason for the log when its remote's bundle is broken", async () => {
    const cause = new Error('The bundle is broken.');
    const result = await rendered('/jobs', { loadBundle: () => Promise.reject(cause) });
    expect(result).toMatchObject({
      ...LEFT,
      cause,
      chunks: { jobs: ['expose-routes'] },
    });
    expect(result.html).toContain('<main');
    expect(titleOf(result)).toMatch(/^The jobs · /);
  });

  it.each<[string, Partial<RouteObject>]>([
    ['loader', { loader: () => Promise.reject(new Error('A fault.')) }],
    ['rendering', { Component: fails }],
    ['head', { handle: { head: fails } }],
  ])(
    'is rendered as a frame with a notice for visitors without scripts, and logged, when its %s throws',
    async (_what, route) => {
      const result = await rendered('/jobs', { loadBundle: exposing(page(route)) });
      expect(result).toMatchObject({ ...LEFT, cause: { message: 'A fault.' } });
      expect(result.html).toContain('<main');
      expect(result.html).toMatch(/<noscript><h1[^>]*>Unexpected Application Error!/);
    },
  );

  it('is left to the browser when its remote hangs', async () => {
    const loadBundle = exposing(page({ loader: () => new Promise(() => undefined) }));
    const result = await rendered('/jobs', { loadBundle, renderTimeout: 50 });
    expect(result).toMatchObject({ ...LEFT, cause: { name: 'TooSlow' } });
  });

  it('loads and names nothing of a remote for signed-in users', async () => {
    const loadBundle = jest.fn();
    const remotes = [remote('jobs', { exposes: { './routes': 'signedIn' } })];
    expect(await rendered('/jobs', { remotes, loadBundle })).toMatchObject({
      ...LEFT,
      chunks: {},
      cause: undefined,
    });
    expect(loadBundle).not.toHaveBeenCalled();
  });
});

it('is not found when no remote owns the address', async () => {
  const result = await rendered('/no/such/page');
  expect(result).toMatchObject({ status: 404, rendered: 'server' });
  expect(titleOf(result)).toMatch(/^Page not found/);
  expect(result.head).toContainEqual(
    expect.objectContaining({ attributes: { name: 'robots', content: expect.stringContaining('noindex') as string } }),
  );
});

describe('a form posted to a page', () => {
  const post = () => {
    const fields = new FormData();
    fields.set('fullName', 'Asha Rao');
    fields.set('password', 'three streams');
    return { fields };
  };

  it('is answered by the page that it was posted to', async () => {
    const action = async ({ request }: { request: Request }) =>
      redirect(`/jobs?sent=${String((await request.formData()).get('fullName'))}`, 303);
    const answer = await ask('/jobs', { loadBundle: exposing(page({ action })), post: post() });
    expect(answer).toMatchObject({ kind: 'redirect', status: 303, location: '/jobs?sent=Asha Rao' });
  });

  it('is returned with its fields, without secrets, when the remote is broken', async () => {
    const cause = new Error('The bundle is broken.');
    const result = await rendered('/jobs', { loadBundle: () => Promise.reject(cause), post: post() });
    expect(result).toMatchObject({ status: 503, rendered: 'still', cause });
    expect(result.html).toContain('Asha Rao');
    expect(result.html).not.toContain('three streams');
  });

  it('is returned inside the frame when the action throws, and the error is logged', async () => {
    const result = await rendered('/jobs', { loadBundle: exposing(page({ action: fails })), post: post() });
    expect(result).toMatchObject({ status: 503, rendered: 'still', cause: { message: 'A fault.' } });
    expect(result.html).toContain('Unexpected Application Error!');
    expect(result.html).toContain('<main');
    expect(result.html).toContain('Asha Rao');
  });

  it('is refused by a page without an action, and not logged', async () => {
    const result = await rendered('/jobs', { post: post() });
    expect(result).toMatchObject({ status: 405, rendered: 'still' });
    expect(result.cause).toBeUndefined();
  });
});
