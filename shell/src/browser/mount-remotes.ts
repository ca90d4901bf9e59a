import type { FederationHost } from 'federation/browser';
import { matchRemote, RemoteLoadError, type LiveRemote, type OwnerMatch } from 'federation/browser';
import type { AddRoutes, Remote } from 'federation/contract';
import { type PatchRoutesOnNavigationFunction, type RouteObject, type RouterState } from 'react-router';
import { selectUserInfo, type AppStore } from 'shared-store';
import { PAGES_ROUTE, routesOf } from '../app/routes';
import type { RemoteErrors } from '../remotes/remote-errors';
import { withoutBase } from '../app/without-base';
import { recordRefused } from '../updates/rejected-versions';
import { EarlyData } from './early-data';
import { loadDocument } from './load-document';

/** Adds a remote's routes to the router when a visitor first navigates to one of its pages. */
export class RemoteMounts {
  private readonly mounted = new Set<string>();
  /** Routes that were added below a mounted route, by that route's `id`. */
  private readonly added = new Map<string, readonly RouteObject[]>();
  readonly early: EarlyData;
  /** The last navigation: its location, the data of its page, and what ends their loading. */
  private target: RouterState['navigation']['location'];
  private data: Promise<void> | undefined;
  private departure = new AbortController();

  constructor(
    private readonly remotes: readonly LiveRemote[],
    private readonly host: FederationHost,
    private readonly errors: RemoteErrors,
    private readonly store: AppStore,
    private readonly checkSession: () => Promise<void>,
    /** The prefix of the document's language, or `/`. */
    readonly basename = '/',
    private readonly load = loadDocument,
  ) {
    this.early = new EarlyData(store, remotes);
  }

  /**
   * Switches to a remote's default version when this visitor's version cannot be used: in a new document, because two
   * versions of a remote never share a page. Does nothing without another version to try.
   */
  fallBack(remote: LiveRemote, error: unknown, address: string): void {
    if (this.refuse(remote, error)) this.load(new URL(address, window.location.href));
  }

  /**
   * Requests the remote's default version for the next document, if this one has another version.
   *
   * @returns whether another version will be tried
   */
  refuse(remote: LiveRemote, error: unknown): boolean {
    const isAway = !navigator.onLine || (error instanceof RemoteLoadError && error.kind === 'offline');
    return remote.fallback !== undefined && !isAway && recordRefused(remote.name, remote.version);
  }

  /** For the router's subscription: loads the data of the page that a navigation leads to while its code is loading. */
  readonly follow = ({ navigation: { location } }: Pick<RouterState, 'navigation'>): void => {
    if (!location || location === this.target) return;
    this.target = location;
    this.departure.abort();
    this.departure = new AbortController();
    const { pathname, search } = location;
    this.data = this.early.load(pathname + search, this.match(pathname), this.departure.signal);
  };

  /**
   * The routes of a remote. The code of a page waits for the data that is loading, since its loader runs next. A page's
   * chunk can fail although the remote's entry loaded: it is reported and falls back in the same way.
   */
  guarded(remote: LiveRemote, routes: readonly RouteObject[]): RouteObject[] {
    const guard = (route: RouteObject): RouteObject => {
      const { lazy } = route;
      const guardedLazy =
        typeof lazy === 'function'
          ? () =>
              Promise.all([lazy(), this.data]).then(
                ([page]) => page,
                async (error: unknown) => {
                  const loadError = await this.host.reportPart(remote.name, error);
                  this.fallBack(remote, loadError, window.location.href);
                  throw loadError;
                },
              )
          : lazy;
      if (route.index) return { ...route, lazy: guardedLazy } as RouteObject;
      return { ...route, lazy: guardedLazy, children: route.children?.map(guard) } as RouteObject;
    };
    return routes.map(guard);
  }

  /** The remote that owns a path, and its route, if any. */
  match(pathname: string): OwnerMatch<LiveRemote> | undefined {
    return matchRemote(this.remotes, withoutBase(pathname, this.basename));
  }

  /** The remote that owns a path, if any. */
  ownerOf(pathname: string): LiveRemote | undefined {
    return this.match(pathname)?.owner;
  }

  /** Requests all files of a page at once, before the loader discovers them one by one. */
  fetchAhead({ owner, route }: OwnerMatch<LiveRemote>): void {
    this.host.fetchAhead(owner, route.chunk);
  }

  /** The routes of a remote; undefined, with the load error recorded, when it cannot be loaded. */
  async routes(remote: LiveRemote): Promise<RouteObject[] | undefined> {
    try {
      const routes = routesOf(remote.name, await this.host.load<Remote<AppStore>>(remote.name, './routes'), this.store);
      this.errors.clear(remote.name);
      return routes;
    } catch (error) {
      if (!(error instanceof RemoteLoadError)) throw error;
      console.warn(error.message, error.cause ?? '');
      this.errors.set(remote.name, error);
      return undefined;
    }
  }

  /** A remote for signed-in users is not requested before the API has confirmed the session. */
  private async mayOpen(remote: LiveRemote): Promise<boolean> {
    if (remote.exposes['./routes'] === 'public') return true;
    await this.checkSession();
    return selectUserInfo(this.store.getState()) !== null;
  }

  /** Records that a remote's routes are in the router from the start, and that the code of the first page is loaded. */
  markMounted(remote: LiveRemote, pathname: string): void {
    this.mounted.add(remote.name);
    const match = this.match(pathname);
    if (match) this.early.isFirst(match);
  }

  /** For the admin remote: stores further routes until the router asks for them with `patch`. */
  readonly addRoutes: AddRoutes = (parent, routes) => {
    this.added.set(parent, routes);
  };

  /** For the router: adds the routes of the remote that owns the address of the navigation. */
  readonly patch: PatchRoutesOnNavigationFunction = async ({ path, matches, patch }) => {
    const match = this.match(path);
    if (!match) return;
    const { owner } = match;
    if (this.mounted.has(owner.name)) {
      for (const { route } of matches) {
        const added = this.added.get(route.id?.replace(`${owner.name}/`, '') ?? '');
        if (route.id && added) patch(route.id, [...added]);
      }
      return;
    }
    if (!(await this.mayOpen(owner))) return;
    this.fetchAhead(match);
    const routes = await this.routes(owner);
    if (!routes) {
      const loadError = this.errors.get(owner.name);
      if (loadError) this.fallBack(owner, loadError, path);
      return;
    }
    this.mounted.add(owner.name);
    patch(PAGES_ROUTE, this.guarded(owner, routes));
  };
}
