import { GetClients, GetFeedbacks, GetProducts, allAdmins, fetchAllBlog, fetchLogo, fetchSectors } from 'api-client';
import { probeApi } from './testing/test-endpoints';
import { stateForBrowser } from './state-for-browser';
import { makeStore } from './store';
import { loadSiteLists } from './load-site-lists';
import { answerOf, readOf } from './use-call';
import { siteApi } from './site-api';
import { userCleared } from './session-slice';
import { tableCall } from './testing';

const blogs = { success: true, blogs: [{ _id: 'b1', title: 'One' }], total: 1 };

let written: jest.SpyInstance;
beforeEach(() => {
  written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => written.mockRestore());

it('loads a list once and returns its items', async () => {
  const server = tableCall({ fetchAllBlog: blogs });
  const store = makeStore({ call: server.call });
  const [first, second] = await Promise.all([
    store.dispatch(readOf(fetchAllBlog).initiate()),
    store.dispatch(readOf(fetchAllBlog).initiate()),
  ]);
  expect(first.data).toEqual(blogs.blogs);
  expect(second.data).toBe(first.data);
  expect(server.calls).toHaveLength(1);
});

it('logs a failed read to the console and stores a plain error for a retry', async () => {
  const server = tableCall({});
  const store = makeStore({ call: server.call });
  const reading = store.dispatch(readOf(fetchAllBlog).initiate());
  const failed = await reading;
  expect(failed.error).toEqual({
    message: 'The test answers no fetchAllBlog',
    status: 404,
    errors: [],
    requestId: 'r-404',
  });
  expect(written.mock.calls).toEqual([['Something Went Wrong', failed.error]]);

  server.answers.fetchAllBlog = blogs;
  expect((await reading.refetch()).data).toEqual(blogs.blogs);
});

it("has the specification's message for sectors", async () => {
  const store = makeStore({ call: tableCall({}).call });
  await store.dispatch(readOf(fetchSectors).initiate());
  expect(written).toHaveBeenCalledWith('Error while fetching sectors:', expect.anything());
});

it('keeps the whole answer for pages of a list', async () => {
  const answer = { success: true, blogs: [], total: 41, nextCursor: 'c' };
  const server = tableCall({ fetchAllBlog: answer });
  const store = makeStore({ call: server.call });
  const page = await store.dispatch(
    answerOf(fetchAllBlog).initiate({ query: { limit: 10, status: 'draft' }, withToken: true }),
  );
  expect(page.data).toEqual(answer);
  expect(server.calls).toEqual([
    { id: 'fetchAllBlog', options: { query: { limit: 10, status: 'draft' }, withToken: true } },
  ]);
});

it('loads again after a successful change, and not after a failed one', async () => {
  const server = tableCall({ fetchAllBlog: blogs });
  const store = makeStore({ call: server.call });
  await store.dispatch(readOf(fetchAllBlog).initiate());

  const failed = await store.dispatch(probeApi.endpoints.probeDelete.initiate({ params: { id: 'b1' } }));
  expect(failed.error).toMatchObject({ status: 404 });
  expect(written).not.toHaveBeenCalled();

  server.answers.deleteBlog = { success: true, message: 'Deleted' };
  server.answers.fetchAllBlog = { ...blogs, blogs: [] };
  const done = await store.dispatch(probeApi.endpoints.probeDelete.initiate({ params: { id: 'b1' } }));
  expect(done.data?.message).toBe('Deleted');
  await Promise.all(store.dispatch(siteApi.util.getRunningQueriesThunk()));
  expect(readOf(fetchAllBlog).select()(store.getState()).data).toEqual([]);
  expect(server.calls.map(({ id }) => id)).toEqual(['fetchAllBlog', 'deleteBlog', 'deleteBlog', 'fetchAllBlog']);
  expect(server.calls[1]?.options).toEqual({ params: { id: 'b1' }, fallback: 'Failed to delete' });
});

it('makes no call that needs a token once the user is signed out', async () => {
  const server = tableCall({ allAdmins: { success: true, admins: [], message: '', total: 0 } });
  const store = makeStore({ call: server.call });
  store.dispatch(userCleared());
  const refused = await store.dispatch(readOf(allAdmins).initiate());
  expect(refused.error).toMatchObject({ status: 401, message: 'You are not authorized to perform this action' });
  expect(server.calls).toEqual([]);
});

describe('the start of the site', () => {
  const everything = {
    fetchLogo: { success: true, logos: [{ title: 'Site' }] },
    fetchSectors: [{ _id: 's' }],
    GetServices: { success: true, services: [], total: 0 },
    GetProducts: { success: true, products: [{ _id: 'p' }], total: 100_000, nextCursor: 'c' },
    fetchAllBlog: blogs,
    fetchAllNews: { success: true, news: [], total: 0 },
    GetClients: { success: true, clients: [], total: 0 },
    GetJobPostings: { success: true, jobPostings: [], total: 0 },
  };

  it('loads every list, only the first item of those that can be long, and survives a list that fails', async () => {
    const server = tableCall(everything);
    const store = makeStore({ call: server.call });
    await store.dispatch(loadSiteLists());
    expect(server.calls.map(({ id }) => id).sort()).toEqual([...Object.keys(everything), 'GetFeedbacks'].sort());
    const whole = ['fetchLogo', 'fetchSectors'];
    for (const { id, options } of server.calls)
      expect(options?.query).toEqual(whole.includes(id) ? undefined : { limit: 1 });
    expect(readOf(GetProducts).select({ query: { limit: 1 } })(store.getState()).data).toEqual([{ _id: 'p' }]);
    expect(readOf(GetFeedbacks).select({ query: { limit: 1 } })(store.getState()).isError).toBe(true);
  });

  it('does not load the server-rendered data again', async () => {
    const rendering = makeStore({ call: tableCall(everything).call });
    await rendering.dispatch(readOf(fetchSectors).initiate(undefined, { subscribe: false }));
    await rendering.dispatch(readOf(GetClients).initiate(undefined, { subscribe: false }));
    const serverState = JSON.parse(JSON.stringify(stateForBrowser(rendering.getState())));

    const server = tableCall(everything);
    const store = makeStore({ serverState, call: server.call });
    expect(readOf(fetchSectors).select()(store.getState()).data).toEqual([{ _id: 's' }]);
    await store.dispatch(loadSiteLists());
    const made = server.calls.map(({ id }) => id);
    expect(made).toContain('GetProducts');
    // Of a list that is loaded as a whole, the first item is loaded, too.
    expect(made).not.toContain('GetClients');
    expect(made).not.toContain('fetchSectors');
  });

  it('has the same state for the same content, regardless of visitor and time', async () => {
    const render = async (answers: Parameters<typeof tableCall>[0] = everything): Promise<string> => {
      const rendering = makeStore({ call: tableCall(answers).call });
      await rendering.dispatch(loadSiteLists());
      return JSON.stringify(stateForBrowser(rendering.getState()));
    };
    const first = await render();
    // One answer arrives after all others.
    let last = (): void => undefined;
    const late = new Promise<unknown>((resolve) => (last = () => resolve(everything.fetchLogo)));
    const backwards = { ...everything, fetchLogo: () => late, GetServices: () => (last(), everything.GetServices) };
    expect(await render(backwards)).toBe(first);
    expect(first).not.toMatch(/TimeStamp|endpointName|"session|"interface|"config/);
  });

  it('loads server-rendered data again after a change', async () => {
    const rendering = makeStore({ call: tableCall(everything).call });
    await rendering.dispatch(readOf(GetProducts).initiate());
    const serverState = JSON.parse(JSON.stringify(stateForBrowser(rendering.getState())));
    const server = tableCall(everything);
    const store = makeStore({ serverState, call: server.call });
    const reading = store.dispatch(readOf(GetProducts).initiate());
    expect(server.calls).toEqual([]);
    store.dispatch(siteApi.util.invalidateTags(['products']));
    await Promise.all(store.dispatch(siteApi.util.getRunningQueriesThunk()));
    expect(server.calls.map(({ id }) => id)).toEqual(['GetProducts']);
    reading.unsubscribe();
  });

  it('leaves pending queries out of the state for the browser, and loads failed ones again there', async () => {
    const rendered = tableCall({ fetchLogo: () => new Promise(() => undefined) });
    const rendering = makeStore({ call: rendered.call });
    void rendering.dispatch(readOf(fetchLogo).initiate());
    await rendering.dispatch(readOf(fetchSectors).initiate());
    const serverState = stateForBrowser(rendering.getState());
    expect(Object.keys(serverState.siteApi?.queries ?? {})).toEqual(['fetchSectors(undefined)']);

    const store = makeStore({ serverState, call: tableCall(everything).call });
    await store.dispatch(loadSiteLists());
    expect(readOf(fetchSectors).select()(store.getState()).data).toEqual([{ _id: 's' }]);
    expect(readOf(fetchLogo).select()(store.getState()).data).toEqual([{ title: 'Site' }]);
  });
});

it('isolates the stores of two requests', async () => {
  const one = makeStore({ call: tableCall({ fetchSectors: [{ _id: 'one' }] }).call });
  const two = makeStore({ call: tableCall({ fetchSectors: [{ _id: 'two' }] }).call });
  await Promise.all([one, two].map((store) => store.dispatch(readOf(fetchSectors).initiate())));
  expect(readOf(fetchSectors).select()(one.getState()).data).toEqual([{ _id: 'one' }]);
  expect(readOf(fetchSectors).select()(two.getState()).data).toEqual([{ _id: 'two' }]);
});

it('repeats the idempotency key of a creation whose answer was lost, until that creation succeeds', async () => {
  const server = tableCall({ deleteBlog: { success: true, message: 'Deleted' } });
  const store = makeStore({ call: server.call });
  const create = (name: string) =>
    store.dispatch(probeApi.endpoints.probeCreate.initiate({ body: { name, description: '', logo: '' } }));
  await create('Pump');
  await store.dispatch(probeApi.endpoints.probeDelete.initiate({ params: { id: 'b1' } }));
  await create('Pump');
  server.answers.AddSector = { success: true, message: 'Created' };
  await create('Pump');
  await create('Pump');
  const [lost, again, stored, next] = server.keys;
  expect(lost).toMatch(/^[\da-f]{32}$/);
  expect([again, stored]).toEqual([lost, lost]);
  expect(next).not.toBe(lost);
});
