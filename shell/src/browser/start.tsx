import { inLanguage } from 'api-client';
import { FederationHost, type LiveRemote } from 'federation/browser';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeStore, selectLanguages, type AppStore } from 'shared-store';
import { App } from '../app/app';
import { applyStoredTheme } from '../frame/theme';
import { siteRoutes } from '../app/routes';
import { Settled } from '../app/settled';
import { RemoteErrors } from '../remotes/remote-errors';
import { menuContributors } from '../remotes/menu-contributors';
import type { FailedPart } from '../remotes/site-context';
import { offersOf, type SlotContent, type SlotOffer, type SlotSource } from '../remotes/slot-source';
import { ROOT_ID, SITE_DATA_ID, type SiteData } from '../site-data';
import { afterHydration } from './after-hydration';
import { browserServices } from './api-services';
import type { TakeOver } from './early-clicks';
import { endSession, followOtherTabs, sessionCheck } from './session';
import { followShortcutKeys } from './shortcut-keys';
import { loadAdmins } from './load-admins';
import { hydrationState, initialized, resolveLazyRoutes } from './hydration';
import { RemoteMounts } from './mount-remotes';
import { nextTask } from './next-task';
import { loadLanguage } from '../texts/language';
import { LoadReports } from '../updates/load-reports';
import { addressWithOverrides } from '../updates/overrides';
import { UnsavedInput } from '../updates/unsaved-input';

async function readSiteData(): Promise<SiteData> {
  const text = document.getElementById(SITE_DATA_ID)?.textContent;
  if (!text) throw new Error("The document carries no data block. It was not sent by the site's server.");
  const data = JSON.parse(text) as SiteData;
  if (!data.overrides) return data;
  const { withDescribedOverrides } = await import(/* webpackChunkName: "overrides" */ '../updates/described-overrides');
  return withDescribedOverrides(data, data.overrides);
}

/**
 * The chunk loader compares absolute addresses, so the styles that the server linked or inlined need absolute ones. A
 * style sheet that failed to load is left out, so that its remote reports it.
 */
function markLinkedStyles(): void {
  document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]').forEach((link) => {
    if (link.sheet) link.dataset.href = link.href;
  });
  document.querySelectorAll<HTMLStyleElement>('style[data-href]').forEach(({ dataset }) => {
    dataset['href'] = new URL(dataset['href'] ?? '', document.baseURI).href;
  });
}

function slotSource(remotes: readonly LiveRemote[], host: FederationHost, mounts: RemoteMounts): SlotSource {
  const offers = new Map<string, SlotOffer[]>();
  return (name) => {
    const known = offers.get(name);
    if (known) return known;
    const found = offersOf(remotes, name).map(({ remote, expose, places }) => ({
      ...{ remote: remote.name, expose, places },
      load: () =>
        host.load<SlotContent>(remote.name, expose).catch((error: unknown) => {
          mounts.refuse(remote, error);
          throw error;
        }),
    }));
    offers.set(name, found);
    return found;
  };
}

/**
 * Hydrates the server's document.
 *
 * @param takeOver the end of the early script; undefined if it failed to load
 */
export async function start(takeOver?: TakeOver): Promise<void> {
  applyStoredTheme();
  followShortcutKeys();
  markLinkedStyles();
  const elsewhere = addressWithOverrides();
  if (elsewhere) return window.location.replace(elsewhere);
  const data = await readSiteData();
  const input = new UnsavedInput(document);
  const store: AppStore = makeStore({ serverState: data.state, ...browserServices(() => endSession(store, input)) });
  followOtherTabs(store, input);
  const errors = new RemoteErrors();
  const checkSession = sessionCheck(store);
  const { remotes } = data;
  const reports = new LoadReports();
  reports.watchUnhandled([...remotes, { name: 'shell', version: data.shell }]);
  const { current } = selectLanguages(store.getState());
  // Without its texts a document is drawn again in English.
  const translations = loadLanguage(current, store).catch(() => undefined);
  const withCode = (remote: string) => translations.then((load) => load?.(remote));
  const host = new FederationHost({ remotes, report: reports.report, withCode });
  const basename = inLanguage('/', current);
  const mounts = new RemoteMounts(remotes, host, errors, store, checkSession, basename);
  const { pathname } = window.location;

  const owner = mounts.ownerOf(pathname);
  const rendered = data.rendered === 'server';
  const pages = owner && rendered ? await mounts.routes(owner) : [];
  if (owner && pages && rendered) mounts.markMounted(owner, pathname);
  const error = owner && errors.get(owner.name);
  if (owner && error) mounts.fallBack(owner, error, window.location.href);
  const routes = siteRoutes(store, owner && pages ? mounts.guarded(owner, pages) : []);
  const complete = rendered && pages !== undefined && (await resolveLazyRoutes(routes, pathname, basename));

  // Evaluating the page's code was long enough for one task.
  await nextTask();
  // The loaders of a page read content in its language.
  await translations;
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: complete ? hydrationState(routes, pathname, basename, data) : undefined,
    patchRoutesOnNavigation: mounts.patch,
  });
  router.subscribe(mounts.follow);
  if (!complete) await initialized(router);
  // A click from here on is React's: it hydrates its control first.
  const repeatEarlyClicks = takeOver?.();
  const onSettled = (): void => {
    afterHydration(store, checkSession, () =>
      import(/* webpackChunkName: "updates" */ '../updates/start-updates').then(({ startUpdates }) =>
        startUpdates({ data, remotes, mounts, router, reports, input, pathname, store, checkSession }),
      ),
    );
    // The tree's effects must subscribe first.
    setTimeout(() => repeatEarlyClicks?.());
  };
  const onFailure = (remote: LiveRemote, part: FailedPart, failure: unknown): void => {
    reports.reportError(remote, part, failure);
    if (part === 'page') mounts.fallBack(remote, failure, window.location.href);
    else mounts.refuse(remote, failure);
  };
  /** React has repaired the page; the discarded markup was the server's. */
  const onRecoverableError = (failure: unknown): void => {
    console.error(failure);
    const { cause = failure } = failure as { readonly cause?: unknown };
    reports.reportError(owner ?? { name: 'shell', version: data.shell }, 'hydration', cause);
  };
  const app = (
    <App
      store={store}
      site={{
        ...{ remotes, errors, onFailure },
        ...{ pending: false, serverState: store.getState() },
      }}
      slots={slotSource(remotes, host, mounts)}
      adminHost={{
        ...{ loadAdmins: loadAdmins(remotes, host), addRoutes: mounts.addRoutes },
        ...{ discovery: data.discovery, contributors: menuContributors(remotes) },
      }}
    >
      <Settled onSettled={onSettled}>
        <RouterProvider router={router} />
      </Settled>
    </App>
  );
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The document has no element "${ROOT_ID}".`);
  if (complete) {
    // Hydrates in time slices, so that the browser stays responsive; a click in between makes React finish at once.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else {
    // The server's skeleton stays until the router has the page.
    createRoot(root).render(app);
  }
}
