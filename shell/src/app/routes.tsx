import type { PageHandle, Remote } from 'federation/contract';
import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { AppStore, RootState } from 'shared-store';
import { NotFoundPage } from '../pages/not-found-page';
import { RouteErrorPage } from '../pages/route-error-page';
import { UnmatchedPage } from '../pages/unmatched-page';
import { shellPages } from '../pages/shell-pages';
import { Root } from './root';
import { useHeadFailure } from './use-document-head';

/** Below this route every page is mounted, the shell's own and the remotes'. */
export const PAGES_ROUTE = 'pages';

const unmatchedHandle: PageHandle<RootState> = { head: () => ({ title: 'Page not found', robots: 'noindex' }) };

/** A remote's routes with identifiers that no other remote can have. */
export function routesOf(name: string, remote: Remote<AppStore>, store: AppStore): RouteObject[] {
  const named = (route: RouteObject): RouteObject => {
    const id = route.id ? `${name}/${route.id}` : undefined;
    return route.index ? { ...route, id } : { ...route, id, children: route.children?.map(named) };
  };
  return remote.routes({ store }).map(named);
}

/** The page; what its head throws ends in its boundary. */
function Page(): ReactNode {
  useHeadFailure();
  return <Outlet />;
}

/** The route tree: frame, then the boundary that catches a page's errors inside the frame, then the pages. */
export function siteRoutes(store: AppStore, pages: readonly RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      // Only a fault of the frame itself ends here.
      ErrorBoundary: NotFoundPage,
      children: [
        {
          id: PAGES_ROUTE,
          Component: Page,
          ErrorBoundary: RouteErrorPage,
          children: [
            ...shellPages(store),
            ...pages,
            { id: 'unmatched', path: '*', Component: UnmatchedPage, handle: unmatchedHandle },
          ],
        },
      ],
    },
  ];
}
