import type { RouteObject } from 'react-router';
import type { Remote } from './define-remote';
import type { Page } from './page';
import type { SkeletonShape } from './remote-manifest';

/** One page of a remote: its addresses, its module, and the data that the server needs before it has loaded either. */
export interface PageDeclaration {
  /** The URL pattern in react-router syntax (`/news/:slug`), or several patterns of the same page. */
  readonly path: string | readonly string[];
  /** The page's module, relative to the remote's `src`, for instance `./jobs/career-page`. It exports `page`. */
  readonly module: string;
  /** The shape of the placeholder while the remote cannot be rendered on the server. */
  readonly skeleton?: SkeletonShape;
  /**
   * The query parameters that the page reads; `field.*` means all whose names begin with `field.`. If missing, it reads
   * none.
   */
  readonly searchParams?: readonly string[];
}

/** The pages of a remote by the name of their chunk, which is also the `id` of their routes. */
export type PageTable = Readonly<Record<string, PageDeclaration>>;

export interface PageModule<Store> {
  page(store: Store): Page<never>;
}

/** A page whose module is loaded on use. */
interface LoadedPage<Store> extends PageDeclaration {
  readonly chunk: string;
  readonly load: () => Promise<PageModule<Store>>;
}

/** The patterns of a page's addresses. */
export const pathsOf = ({ path }: Pick<PageDeclaration, 'path'>): readonly string[] =>
  typeof path === 'string' ? [path] : path;

/** Creates the `./routes` of a remote from its pages; the build calls it. */
export function remoteOf<Store>(pages: readonly LoadedPage<Store>[]): Remote<Store> {
  return {
    routes: ({ store }) =>
      pages.flatMap(({ chunk, load, ...page }) =>
        pathsOf(page).map((path, at): RouteObject => ({
          id: at === 0 ? chunk : `${chunk}:${at}`,
          path,
          lazy: async () => (await load()).page(store),
        })),
      ),
  };
}
