import '@testing-library/jest-dom';
import '../frame/testing/request-stand-in';
import { act, render, screen, within } from '@testing-library/react';
import type { LiveRemote } from 'federation/browser';
import { NO_ADMIN_HOST } from 'federation/contract';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { makeStore } from 'shared-store';
import { RemoteErrors } from '../remotes/remote-errors';
import { App } from './app';
import { siteRoutes } from './routes';

const careers: LiveRemote = {
  ...{ name: 'careers', title: 'Careers', version: '1.2.0', container: 'careers', entry: '', integrity: '' },
  ...{ exposes: {}, routes: [{ path: '/career' }], navigation: [], slots: [] },
};
const head = () => ({ title: 'Positions' });
const fails = (): never => {
  throw new TypeError('jobs is undefined');
};

let reported: unknown[];

async function open(page: Partial<RouteObject>, ask?: (router: ReturnType<typeof createMemoryRouter>) => unknown) {
  const route: RouteObject = {
    path: '/career',
    Component: () => <h1>Positions</h1>,
    handle: { head },
    ...(page as object),
  };
  reported = [];
  const call = () => new Promise<never>(() => undefined);
  const store = makeStore({ call, serverState: { origin: 'https://works.example' } });
  const router = createMemoryRouter(siteRoutes(store, [route]), { initialEntries: ['/career'] });
  const onFailure = ({ name, version }: LiveRemote, part: string, error: unknown) =>
    void reported.push([name, version, part, error]);
  render(
    <App
      store={store}
      site={{ remotes: [careers], errors: new RemoteErrors(), onFailure, pending: false }}
      slots={() => []}
      adminHost={NO_ADMIN_HOST}
    >
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1 });
  if (ask) await act(async () => ask(router));
}

// jsdom has no navigation timing.
performance.getEntriesByType = () => [];

let said: jest.SpyInstance;
// React logs the errors that a boundary catches to the console.
beforeEach(() => (said = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => said.mockRestore());

test.each<[string, Partial<RouteObject>, Parameters<typeof open>[1]]>([
  ['loader', { loader: fails }, undefined],
  [
    'action',
    { action: fails },
    (router) => router.navigate('/career', { formMethod: 'post', formData: new FormData() }),
  ],
  ['rendering', { Component: fails }, undefined],
  ['head', { handle: { head: fails } }, undefined],
])(
  'a page whose %s throws in the browser leaves the frame in place, shows an error and is reported with its version',
  async (_what, page, ask) => {
    await open(page, ask);
    expect(await within(screen.getByRole('main')).findByText('Unexpected Application Error!')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(reported).toContainEqual(['careers', '1.2.0', 'page', new TypeError('jobs is undefined')]);
  },
);
