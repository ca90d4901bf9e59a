import type { AdminScreen } from 'federation/contract';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useParams, useRoutes } from 'react-router-dom';
import { ErrorPanel, SkeletonTable } from 'ui-kit';

type ScreenRoute = AdminScreen['routes'][number];

/** What a lazily loaded page may consist of. */
interface Loaded {
  readonly Component?: ComponentType | null;
  readonly loader?: unknown;
}

/** Loads a route's page and runs its loader, as the router would for a route of its own. */
function LazyScreen({ route }: { readonly route: ScreenRoute }): ReactNode {
  const [Screen, setScreen] = useState<ComponentType>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const params = useParams();
  const { pathname, search } = useLocation();
  const place = JSON.stringify(params);
  useEffect(() => {
    const giveUp = new AbortController();
    const load = async (): Promise<void> => {
      const page: Loaded = typeof route.lazy === 'function' ? ((await route.lazy()) as Loaded) : route;
      const url = new URL(pathname + search, window.location.origin);
      if (typeof page.loader === 'function') {
        await (page.loader as (args: object) => unknown)({
          request: new Request(url, { signal: giveUp.signal }),
          params,
          context: {},
          url,
          pattern: route.path ?? '',
        });
      }
      if (giveUp.signal.aborted) return;
      setFault(undefined);
      setScreen(() => page.Component ?? (() => null));
    };
    load().catch((error: unknown) => {
      if (!giveUp.signal.aborted) setFault(messageOf(error));
    });
    return () => giveUp.abort();
    // The loader runs again for another item, not for another page or filter of the same list.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [route, place, attempt]);
  if (fault !== undefined) return <ErrorPanel message={fault} onRetry={() => setAttempt(attempt + 1)} />;
  return Screen ? <Screen /> : <SkeletonTable />;
}

/** A loader may throw a response-like object (`data('…', {status: 404})`) as well as an error. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'data' in error && typeof error.data === 'string')
    return error.data;
  return 'The screen could not be loaded.';
}

function withElement(route: ScreenRoute): ReactNode {
  if (route.element) return route.element;
  if (route.lazy || route.loader) return <LazyScreen route={route} />;
  return route.Component ? <route.Component /> : undefined;
}

/** A route as `useRoutes` takes it: with its element, and its path below `/admin`, where the area is mounted. */
function mounted(route: ScreenRoute, base: string): ScreenRoute {
  const element = withElement(route);
  if (route.index) return base === '' ? { id: route.id, index: true, element } : { id: route.id, path: base, element };
  const path = [base, route.path].filter(Boolean).join('/');
  return {
    id: route.id,
    path: path || undefined,
    element,
    children: route.children?.map((child) => mounted(child, '')),
  };
}

/** The routes of a contributed screen, mounted at `/admin/<path>`. */
export function ContributedRoutes({ screen }: { readonly screen: AdminScreen }): ReactNode {
  const routes = useMemo(() => screen.routes.map((route) => mounted(route, screen.path)), [screen]);
  return useRoutes(routes);
}
