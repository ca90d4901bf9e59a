import type { RouteObject } from 'react-router';
import type { AppStore } from 'shared-store';
import { pages } from '../remote';
import { signInRoutes } from '../sign-in';

/** The prefix of the ids of the shell's own routes; the name of their chunk follows. */
export const SHELL_PAGES = 'shell/';

/** The shell's own pages. */
export function shellPages(store: AppStore): RouteObject[] {
  return [
    ...signInRoutes(store, SHELL_PAGES),
    {
      id: `${SHELL_PAGES}privacy`,
      path: pages.privacy.path,
      lazy: async () => (await import(/* webpackChunkName: "privacy" */ './privacy-page')).privacyPage(store),
    },
    {
      id: `${SHELL_PAGES}privacy-preview`,
      path: pages['privacy-preview'].path,
      lazy: async () =>
        (await import(/* webpackChunkName: "privacy-preview" */ './privacy-preview-page')).privacyPreviewPage(store),
    },
  ];
}
