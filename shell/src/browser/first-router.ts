import {
  createPath,
  createStaticRouter,
  matchRoutes,
  resolvePath,
  type createBrowserRouter,
  type HydrationState,
  type Location,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  type To,
} from 'react-router';
import { loadDocument } from './load-document';

export type Router = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<Router['subscribe']>[0];
type Blocker = Parameters<Router['getBlocker']>[1];

/** What the first router wants of the core. */
export interface RouterCore {
  readonly createBrowserRouter: typeof createBrowserRouter;
}

export interface FirstRouterOptions {
  /** What the server has loaded for the page. */
  readonly hydrationData: HydrationState;
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction;
  /** Loads the router's core; asked again after it failed. */
  readonly loadCore: () => Promise<RouterCore>;
  /** Loads a document: what is left to do when the core cannot be had. */
  readonly load?: (address: URL) => void;
}

/** A router that knows where it is, and how it becomes one that goes elsewhere. */
export interface FirstRouter {
  readonly router: Router;
  /** Asks for the core, unless it is there or on its way; answers whether `router` is the real one then. */
  readonly complete: () => Promise<boolean>;
  /** Resolves when `router` is the real one, however often that took asking. */
  readonly completed: Promise<Router>;
}

/** Where the browser is, as the library puts it. */
function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as { readonly usr?: unknown; readonly key?: string } | null;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default', mask: undefined };
}

const isSamePage = (a: Location, b: Location): boolean => a.pathname === b.pathname && a.search === b.search;

/**
 * Makes the router that a page is hydrated with. It shows what the server has rendered, keeps what is asked of it, and
 * becomes the real router, in place, when the library's core has come: nothing is mounted anew.
 *
 * @param routes the routes, with those of the page loaded
 */
export function firstRouter(routes: RouteObject[], options: FirstRouterOptions): FirstRouter {
  const { hydrationData, patchRoutesOnNavigation, loadCore, load = loadDocument } = options;
  const location = browserLocation();
  const { loaderData = {}, actionData = null, errors = null } = hydrationData;
  const still = createStaticRouter(routes, {
    ...{ basename: '/', location, matches: [], loaderData, actionData, errors },
    ...{ statusCode: 200, loaderHeaders: {}, actionHeaders: {} },
  });
  let state: Router['state'] = {
    ...still.state,
    matches: matchRoutes(still.routes, location) ?? [],
    restoreScrollPosition: false,
  };

  /** The subscribers, each with what ends its subscription. */
  const subscribers = new Map<Subscriber, () => void>();
  const blockers = new Map<string, Blocker>();
  let isLeaving = false;
  const tell = (news: Router['state']): void =>
    [...subscribers.keys()].forEach((subscriber) =>
      subscriber(news, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false }),
    );
  /** Says that another page is being loaded, as the real router does from then on. */
  const tellLeaving = (next: Location): void => {
    isLeaving = true;
    const { matches, historyAction } = state;
    tell({ ...state, navigation: { ...state.navigation, state: 'loading', location: next, matches, historyAction } });
  };

  let real: Router | undefined;
  let resolveCompleted: (router: Router) => void;
  const completed = new Promise<Router>((resolve) => {
    resolveCompleted = resolve;
  });
  const become = ({ createBrowserRouter: create }: RouterCore): void => {
    window.removeEventListener('popstate', follow);
    window.removeEventListener('online', askAgain);
    const now = browserLocation();
    const made = create(routes, {
      hydrationData: isSamePage(now, location) ? hydrationData : undefined,
      patchRoutesOnNavigation,
    });
    real = made;
    Object.defineProperties(router, Object.getOwnPropertyDescriptors(made));
    blockers.forEach((isBlocking, key) => made.getBlocker(key, isBlocking));
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, made.subscribe(subscriber));
    const isElsewhere = createPath(now) !== createPath(location) || now.key !== location.key;
    if (isElsewhere && !made.state.initialized) tellLeaving(now);
    else if (isElsewhere || isLeaving) tell(made.state);
    resolveCompleted(router);
  };

  let asked: Promise<boolean> | undefined;
  const complete = (): Promise<boolean> =>
    (asked ??= loadCore().then(
      (core) => {
        become(core);
        return true;
      },
      () => {
        asked = undefined;
        window.addEventListener('online', askAgain);
        return false;
      },
    ));
  const askAgain = (): void => void complete();
  /** The browser has gone back or forward by itself. */
  const follow = (): void => {
    const now = browserLocation();
    const isSame = isSamePage(now, location);
    if (!isSame) tellLeaving(now);
    void complete().then((isReal) => isReal || isSame || load(new URL(window.location.href)));
  };
  window.addEventListener('popstate', follow);

  /** Takes an anchor or a secret out of the address at once; the real router finds the address as it is then. */
  const replaceAddress = (next: Location, usr: unknown): void => {
    window.history.replaceState({ ...window.history.state, usr: usr ?? null }, '', createPath(next));
    state = { ...state, location: { ...next, state: usr ?? null } };
    tell(state);
  };

  const navigate = async (to: number | To | null, navigation?: Parameters<Router['navigate']>[1]): Promise<void> => {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const next = { ...location, ...resolvePath(to ?? '.', location.pathname) };
    // The same address once more is somebody's way to try the page again.
    if (navigation?.replace && isSamePage(next, location) && next.hash !== state.location.hash) {
      replaceAddress(next, navigation.state);
      await complete();
      return;
    }
    tellLeaving(next);
    if (await complete()) await router.navigate(to, navigation);
    else load(new URL(createPath(next), window.location.href));
  };
  const router: Router = {
    ...still,
    get state() {
      return state;
    },
    window,
    initialize: () => router,
    dispose: () => undefined,
    subscribe(subscriber) {
      subscribers.set(subscriber, () => undefined);
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    navigate,
    async fetch(...parameters) {
      if (await complete()) await router.fetch(...parameters);
    },
    async revalidate() {
      if (await complete()) await router.revalidate();
      else load(new URL(window.location.href));
    },
    enableScrollRestoration(...parameters) {
      const enabled = completed.then(() => router.enableScrollRestoration(...parameters));
      return () => void enabled.then((disable) => disable());
    },
    encodeLocation: (to) => (real ?? still).encodeLocation(to),
    getBlocker(key, isBlocking) {
      blockers.set(key, isBlocking);
      return still.getBlocker(key, isBlocking);
    },
    deleteBlocker: (key) => void blockers.delete(key),
    resetFetcher: () => undefined,
    deleteFetcher: () => undefined,
    patchRoutes: (...parameters) => void completed.then(() => router.patchRoutes(...parameters)),
  };
  return { router, complete, completed };
}
