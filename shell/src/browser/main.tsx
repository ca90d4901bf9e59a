import 'ui-kit/styles.css';
import { FederationHost } from 'federation/browser';
import type { SlotModule } from 'federation/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeStore, type AppStore } from 'shared-store';
import { App } from '../app/app';
import { applyStoredTheme } from '../frame/theme';
import { siteRoutes } from '../app/routes';
import { RemoteFaults } from '../remotes/remote-faults';
import { offersOf, type SlotOffer, type SlotSource } from '../remotes/slot-source';
import { ROOT_ID, SITE_DATA_ID, type SiteData } from '../site-data';
import { afterHydration } from './after-hydration';
import { browserServices } from './api-services';
import { endSession, sessionCheck } from './session';
import { prefetchOnInterest } from './hover-prefetch';
import { loadAdmins } from './load-admins';
import { hydrationState, resolveLazyRoutes } from './hydration';
import { RemoteMounts } from './mount-remotes';

function readSiteData(): SiteData {
  const text = document.getElementById(SITE_DATA_ID)?.textContent;
  if (!text) throw new Error("The document carries no data block. It was not sent by the site's server.");
  return JSON.parse(text) as SiteData;
}

/** The chunk loader compares absolute addresses: styles that the server linked must be found by theirs. */
function markLinkedStyles(): void {
  document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]').forEach((link) => (link.dataset.href = link.href));
}

function slotSource(data: SiteData, host: FederationHost): SlotSource {
  const offers = new Map<string, SlotOffer[]>();
  return (name) => {
    const known = offers.get(name);
    if (known) return known;
    const found = offersOf(data.remotes, name).map(({ remote, expose }) => ({
      remote: remote.name,
      html: '',
      load: () => host.load<SlotModule<AppStore>>(remote.name, expose),
    }));
    offers.set(name, found);
    return found;
  };
}

async function start(): Promise<void> {
  applyStoredTheme();
  markLinkedStyles();
  const data = readSiteData();
  const store: AppStore = makeStore({ preloadedState: data.state, ...browserServices(() => endSession(store)) });
  const faults = new RemoteFaults();
  const host = new FederationHost({ remotes: data.remotes });
  const checkSession = sessionCheck(store);
  const mounts = new RemoteMounts(data.remotes, host, faults, store, checkSession);
  const { pathname } = window.location;

  const owner = mounts.ownerOf(pathname);
  const rendered = data.rendered === 'server';
  const pages = owner && rendered ? await mounts.routes(owner) : [];
  if (owner && pages && rendered) mounts.markMounted(owner);
  const routes = siteRoutes(store, pages ?? []);
  const complete = rendered && pages !== undefined;
  if (complete) await resolveLazyRoutes(routes, pathname);

  const router = createBrowserRouter(routes, {
    hydrationData: complete ? hydrationState(routes, pathname, data.errors) : undefined,
    patchRoutesOnNavigation: mounts.patch,
  });
  const app = (
    <App
      store={store}
      site={{ remotes: data.remotes, faults, pending: false, serverState: store.getState() }}
      slots={slotSource(data, host)}
      loadAdmins={loadAdmins(data.remotes, host)}
    >
      <RouterProvider router={router} />
    </App>
  );
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no element "${ROOT_ID}".`);
  if (complete) {
    hydrateRoot(root, app);
  } else {
    // The server's skeleton stands until the router has the page.
    await initialized(router);
    createRoot(root).render(app);
  }
  prefetchOnInterest((address, signal) => mounts.prefetch(address, signal));
  afterHydration(store, checkSession);
}

function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

void start();
