import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminHostProvider,
  NO_ADMIN_HOST,
  type AdminHost,
  type AdminScreen,
  type ContributedAdmin,
} from 'federation/contract';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  data,
  NavLink,
  Outlet,
  RouterProvider,
  useMatches,
  type RouteObject,
} from 'react-router-dom';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { tableCall } from 'shared-store/testing';
import { Component } from './contributed-page';
import { ContributionsProvider, useGatheredContributions } from './contributions';

const talks = {
  what: 'Talk',
  title: 'name',
  fields: { name: { kind: 'line', label: 'Name', required: true } },
  order: 'name',
};
const collections = [
  { remote: 'events', collection: 'talks', live: true, definition: talks },
  { remote: 'former', collection: 'talks', live: false, definition: talks },
];
const ofTheApi = tableCall({
  fetchCollections: { collections },
  fetchPendingChanges: { pendingChanges: [] },
  fetchReviews: { reviews: [] },
  'list-events-talks': { items: [{ _id: '1', name: 'Pumps', version: 1, status: 'published', slug: 'pumps' }] },
});
const store = makeStore({ call: ofTheApi.call });
store.dispatch(userLoaded({ name: 'Meera Joshi', email: 'meera@tridhara.example', role: 'owner' }));

/** The administration as the frame renders it, without menu and session. */
function Area(): ReactNode {
  const contributions = useGatheredContributions();
  const handle = useMatches().findLast((match) => match.handle)?.handle as { head(): { title: string } } | undefined;
  return (
    <ContributionsProvider value={contributions}>
      <NavLink to="/admin/valves/7">Seven</NavLink>
      <p data-testid="title">{handle?.head().title}</p>
      {contributions.missing.length > 0 && <button onClick={contributions.retry}>Ask again</button>}
      <Outlet />
    </ContributionsProvider>
  );
}

const valves: AdminScreen = {
  path: 'valves',
  label: 'Valves',
  group: 'Catalogue',
  order: 1,
  roles: ['editor'],
  routes: [
    { index: true, lazy: async () => ({ Component: () => <h1>All valves</h1> }) },
    { path: ':id', lazy: async () => ({ Component: () => <h1>One valve</h1> }) },
    {
      path: 'gone',
      Component: () => null,
      loader: () => {
        throw data('There is no such valve.', { status: 404 });
      },
    },
    { path: 'torn', lazy: () => Promise.reject(new Error('Loading chunk 7 failed.')) },
    {
      path: 'own',
      Component: () => null,
      loader: () => {
        throw new Error('A fault of its own.');
      },
      errorElement: <h1>A panel of its own</h1>,
    },
  ],
};

const brings = (screens: readonly AdminScreen[]): ContributedAdmin<never> => ({
  remote: 'catalogue',
  title: 'Catalogue',
  admin: { screens: () => screens },
});

/** Opens an address of the administration on a host that passes its arguments on, as the shell does. */
function open(address: string, loadAdmins: AdminHost['loadAdmins']): void {
  const added = new Map<string, readonly RouteObject[]>();
  const host: AdminHost = {
    ...NO_ADMIN_HOST,
    loadAdmins,
    addRoutes: (parent, routes) => void added.set(parent, routes),
  };
  const router = createMemoryRouter(
    [
      {
        id: 'admin',
        path: '/admin',
        Component: Area,
        HydrateFallback: () => null,
        children: [{ path: '*', Component }],
      },
    ],
    {
      initialEntries: [address],
      patchRoutesOnNavigation: ({ patch }) => {
        for (const [parent, routes] of added) patch(parent, [...routes]);
      },
    },
  );
  render(
    <Provider store={store}>
      <AdminHostProvider value={host}>
        <RouterProvider router={router} />
      </AdminHostProvider>
    </Provider>,
  );
}

test('the frame renders immediately, and the screen once its remote is loaded', async () => {
  let answer: (outcome: readonly ContributedAdmin<never>[]) => void = () => undefined;
  open('/admin/valves', () => new Promise((resolve) => (answer = resolve)));
  expect(await screen.findByText('Seven')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => answer([brings([valves])]));
  expect(await screen.findByRole('heading', { name: 'All valves' })).toBeTruthy();
  expect(screen.getByTestId('title').textContent).toBe('Valves');
});

test('the router handles further addresses of the screen', async () => {
  open('/admin/valves', async () => [brings([valves])]);
  await screen.findByRole('heading', { name: 'All valves' });
  await userEvent.click(screen.getByText('Seven'));
  expect(await screen.findByRole('heading', { name: 'One valve' })).toBeTruthy();
});

test.each([
  ['gone', 'Valves is not available right now', 'There is no such valve. The rest of the administration works.'],
  ['torn', 'This part could not be loaded', 'Loading chunk 7 failed.'],
])('a panel replaces a screen that fails (%s)', async (path, title, message) => {
  open(`/admin/valves/${path}`, async () => [brings([valves])]);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByText('Seven')).toBeTruthy();
});

test("a screen's own error element takes precedence", async () => {
  open('/admin/valves/own', async () => [brings([valves])]);
  expect(await screen.findByRole('heading', { name: 'A panel of its own' })).toBeTruthy();
});

test.each(['/admin/pumps', '/admin/valves/7/deeper/still'])('no remote has a screen at %s', async (address) => {
  open(address, async () => [brings([valves])]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Screen not found' })).toBeTruthy();
});

test('an unavailable remote shows the reason, and its screen appears after a successful retry', async () => {
  const away: ContributedAdmin<never> = { remote: 'catalogue', title: 'Catalogue', error: new Error('It is away.') };
  const answers = [[away], [brings([valves])]];
  open('/admin/valves', async () => answers.shift() ?? []);
  expect(await screen.findByRole('heading', { name: 'Catalogue is not available right now' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'All valves' })).toBeTruthy();
});

test('a collection that a live remote defines as data has a list and an editor', async () => {
  open('/admin/events:talks', async () => []);
  expect(await screen.findByRole('heading', { name: /Talks/ })).toBeTruthy();
  expect(await screen.findByText('Pumps')).toBeTruthy();
  expect(screen.getByTestId('title').textContent).toBe('Talks');
});
