import type { RouteObject } from 'react-router';
import type { AppStore } from 'shared-store';
import { signInRoutes } from '../sign-in';

/** The pages that the shell owns itself. */
export function shellPages(store: AppStore): RouteObject[] {
  return [
    ...signInRoutes(store),
    {
      id: 'privacy',
      path: '/privacy',
      lazy: async () => (await import(/* webpackChunkName: "privacy" */ './privacy-page')).privacyPage(store),
    },
  ];
}
