import type { PageHandle, PageHead, Remote } from 'federation/contract';
import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { AppStore, RootState } from 'shared-store';
import { NotFoundPage } from '../pages/not-found-page';
import { RouteErrorPage } from '../pages/route-error-page';
import { UnmatchedPage } from '../pages/unmatched-page';
import { shellPages } from '../pages/shell-pages';
import { textsOf } from '../texts/use-texts';
import { Root } from './root';
import { useHeadFailure } from './use-document-head';

/** The parent route of every page, both the shell's and the remotes'. */
export const PAGES_ROUTE = 'pages';

/** The head of the document of the not-found page. */
export function notFoundHead(state: RootState): PageHead {
  const { text, lang } = textsOf(state);
  return { title: text('Page not found'), lang, robots: 'noindex' };
}

const unmatchedHandle: PageHandle<RootState> = { head: notFoundHead };

/** A remote's routes, with identifiers that are unique among all remotes. */
export function routesOf(name: string, remote: Remote<AppStore>, store: AppStore): RouteObject[] {
  const named = (route: RouteObject): RouteObject => {
    const id = route.id ? `${name}/${route.id}` : undefined;
    return route.index ? { ...route, id } : { ...route, id, children: route.children?.map(named) };
  };
  return remote.routes({ store }).map(named);
}

/** The page; its boundary catches the errors that its head throws. */
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
      // Catches only errors of the frame itself.
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
