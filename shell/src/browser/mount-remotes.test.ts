import type { FederationHost, LiveRemote } from 'federation/browser';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { makeStore, userLoaded } from 'shared-store';
import { siteRoutes } from '../app/routes';
import { RemoteErrors } from '../remotes/remote-errors';
import { RemoteMounts } from './mount-remotes';

const store = makeStore({ call: () => Promise.reject(new Error('Nothing is asked of the API here.')) });
const admin = {
  name: 'admin',
  title: 'Administration',
  version: '1.0.0',
  routes: [{ path: '/admin/*' }],
  exposes: { './routes': 'signedIn' },
} as unknown as LiveRemote;
const Component = () => null;
const area: RouteObject[] = [
  { id: 'admin', path: '/admin', Component, children: [{ id: 'unknown', path: '*', Component }] },
];

/** The site's router with one remote, at an address. */
function siteAt(address: string) {
  const host = { load: async () => ({ routes: () => area }), fetchAhead: () => undefined } as unknown as FederationHost;
  const mounts = new RemoteMounts([admin], host, new RemoteErrors(), store, async () => {
    store.dispatch(userLoaded({ name: 'Asha', email: 'asha@tridhara.example', role: 'editor' } as never));
  });
  const router = createMemoryRouter(siteRoutes(store, []), {
    initialEntries: [address],
    patchRoutesOnNavigation: mounts.patch,
  });
  return { mounts, router };
}

const deepest = ({ state }: ReturnType<typeof createMemoryRouter>): string | undefined =>
  state.matches.at(-1)?.route.id;

test("the router picks up the administration's added routes with its next lookup", async () => {
  const { mounts, router } = siteAt('/admin/valves');
  await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()));
  expect(deepest(router)).toBe('admin/unknown');

  mounts.addRoutes('admin', [{ path: 'valves', children: [{ id: 'list', index: true, Component }] }]);
  await router.revalidate();
  expect(deepest(router)).toBe('list');

  // The second call adds one route; the existing ones do not change.
  mounts.addRoutes('admin', [
    { path: 'valves', children: [{ id: 'list', index: true, Component }] },
    { id: 'pumps', path: 'pumps', Component },
  ]);
  await router.navigate('/admin/pumps');
  expect(deepest(router)).toBe('pumps');
  await router.navigate('/admin/valves');
  expect(deepest(router)).toBe('list');
  await router.navigate('/admin/nothing');
  expect(deepest(router)).toBe('admin/unknown');
  router.dispose();
});
