import type { RouteObject } from 'react-router';
import type { AppStore } from 'shared-store';
import { pages } from '../remote';
import { signInRoutes } from '../sign-in';

/** What the identifiers of the shell's own pages start with; their chunk's name follows. */
export const SHELL_PAGES = 'shell/';

/** The pages that the shell owns itself. */
export function shellPages(store: AppStore): RouteObject[] {
  return [
    ...signInRoutes(store, SHELL_PAGES),
    {
      id: `${SHELL_PAGES}privacy`,
      path: pages.privacy.path,
      lazy: async () => (await import(/* webpackChunkName: "privacy" */ './privacy-page')).privacyPage(store),
    },
  ];
}
