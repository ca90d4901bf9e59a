import { fetchAllBlog } from 'api-client';
import { addQueries } from './add-queries';
import { siteApi } from './site-api';
import { stateForBrowser } from './state-for-browser';
import { makeStore } from './store';
import { makeStale } from './tags';
import { tableCall } from './testing';
import { readOf } from './use-call';

const blogs = [{ _id: 'b1', title: 'One' }];

/** The completed queries of a store on a server. */
async function queriesOfServer() {
  const server = makeStore({ call: tableCall({ fetchAllBlog: { blogs } }).call });
  await server.dispatch(readOf(fetchAllBlog).initiate());
  return stateForBrowser(server.getState()).siteApi?.queries ?? {};
}

it('answers reads from the added queries, without a call', async () => {
  const { call, calls } = tableCall({});
  const store = makeStore({ call });
  store.dispatch(addQueries(await queriesOfServer()));
  expect((await store.dispatch(readOf(fetchAllBlog).initiate())).data).toEqual(blogs);
  expect(calls).toEqual([]);
});

it('makes an added query again when a change has made it stale', async () => {
  const { call } = tableCall({ fetchAllBlog: { blogs: [] } });
  const store = makeStore({ call });
  store.dispatch(addQueries(await queriesOfServer()));
  const read = store.dispatch(readOf(fetchAllBlog).initiate());
  await read;
  store.dispatch(makeStale(...(fetchAllBlog.tags ?? [])));
  await Promise.all(store.dispatch(siteApi.util.getRunningQueriesThunk()));
  expect(readOf(fetchAllBlog).select()(store.getState()).data).toEqual([]);
});

it('keeps the queries that the store has made itself', async () => {
  const store = makeStore({ call: tableCall({ fetchAllBlog: { blogs: [] } }).call });
  await store.dispatch(readOf(fetchAllBlog).initiate());
  store.dispatch(addQueries(await queriesOfServer()));
  expect(readOf(fetchAllBlog).select()(store.getState()).data).toEqual([]);
});
