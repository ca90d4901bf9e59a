/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import type { CoreModule, Module } from '@reduxjs/toolkit/query/react';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { DeferredCore } from './deferred-core';
import { stateFromServer } from './server-state';

interface Arrival {
  resolve(core: Module<CoreModule>): void;
  reject(cause: Error): void;
}

/** An API of names whose core comes when the test says so, and a store that a server has filled with the name of 1. */
function site() {
  const arrivals: Arrival[] = [];
  const core = new DeferredCore(() => new Promise((resolve, reject) => arrivals.push({ resolve, reject })));
  const asked: unknown[] = [];
  const api = buildCreateApi(
    core.module,
    reactHooksModule(),
  )({
    reducerPath: 'siteApi',
    tagTypes: ['names'],
    baseQuery: (arg: unknown) => {
      asked.push(arg);
      return { data: `asked ${asked.length}` };
    },
    endpoints: (build) => ({
      name: build.query<string, number>({ query: (id) => ({ id }), providesTags: ['names'] }),
      rename: build.mutation<string, string>({ query: (name) => ({ name }), invalidatesTags: ['names'] }),
    }),
  });
  const serverState = { siteApi: { queries: { 'name(1)': { data: 'from the server', tags: ['names'] } } } };
  const store = configureStore({
    reducer: { siteApi: ((state, action) => api.reducer(state, action)) as typeof api.reducer },
    middleware: (defaults) => defaults().concat(core.middleware),
    preloadedState: stateFromServer(serverState) as object,
  });
  const arrive = () => act(async () => arrivals.at(-1)?.resolve(coreModule()));
  return { api, store, asked, arrivals, arrive };
}

it('shows what the server has left, asks nothing for it, and follows changes once the core is there', async () => {
  const { api, store, asked, arrive } = site();
  function Name() {
    const { data, isLoading } = api.useNameQuery(1);
    const [rename, { isSuccess }] = api.useRenameMutation();
    return (
      <>
        <p>{isLoading ? 'Loading' : data}</p>
        <button onClick={() => void rename('new')}>{isSuccess ? 'Renamed' : 'Rename'}</button>
      </>
    );
  }
  render(<Name />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  expect(screen.getByText('from the server')).toBeTruthy();
  await arrive();
  expect(screen.getByText('from the server')).toBeTruthy();
  expect(asked).toEqual([]);
  await act(async () => screen.getByRole('button', { name: 'Rename' }).click());
  expect(await screen.findByText('asked 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Renamed' })).toBeTruthy();
  expect(asked).toEqual([{ name: 'new' }, { id: 1 }]);
});

it('loads what the server has not left, and keeps one subscription through later renders', async () => {
  const { api, store, asked, arrive } = site();
  function Name() {
    const { data = 'Loading' } = api.useNameQuery(2);
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`${data}, ${count}`}</button>;
  }
  const view = render(<Name />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  act(() => screen.getByRole('button', { name: 'Loading, 0' }).click());
  await arrive();
  const button = await screen.findByRole('button', { name: 'asked 1, 1' });
  act(() => button.click());
  expect(asked).toEqual([{ id: 2 }]);
  const subscribed = () => store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown;
  const count = () => (subscribed() as { getSubscriptionCount(key: string): number }).getSubscriptionCount('name(2)');
  expect(count()).toBe(1);
  view.unmount();
  expect(count()).toBe(0);
});

it('asks nothing for whoever has left before the core was there', async () => {
  const { api, store, asked, arrive } = site();
  const query = store.dispatch(api.endpoints.name.initiate(2));
  query.unsubscribe();
  await arrive();
  await query;
  expect(asked).toEqual([]);
});

it('says that the core cannot be had, brings it for whoever asks next, and asks for those that waited', async () => {
  const { api, store, asked, arrivals, arrive } = site();
  const first = store.dispatch(api.endpoints.name.initiate(2));
  arrivals[0]?.reject(new Error('The connection is lost.'));
  await expect(first.unwrap()).rejects.toMatchObject({ message: 'The connection is lost.' });
  expect(await first).toMatchObject({ isError: true });
  const second = store.dispatch(api.endpoints.name.initiate(3));
  expect(arrivals).toHaveLength(2);
  await arrive();
  expect(await second.unwrap()).toBe('asked 2');
  expect(asked).toEqual([{ id: 2 }, { id: 3 }]);
});

it('loads what a page waits for when the browser is back on the net', async () => {
  const { api, store, arrivals, arrive } = site();
  const Name = () => <p>{api.useNameQuery(2).data ?? 'Loading'}</p>;
  render(<Name />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  await act(async () => arrivals[0]?.reject(new Error('The connection is lost.')));
  expect(screen.getByText('Loading')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await arrive();
  expect(await screen.findByText('asked 1')).toBeTruthy();
  expect(arrivals).toHaveLength(2);
});
