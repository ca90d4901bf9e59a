import type { RouteObject } from 'react-router';
import type { AppStore } from 'shared-store';

/** The sign-in page, in a chunk of its own. */
export function signInRoutes(store: AppStore): RouteObject[] {
  return [
    {
      id: 'sign-in',
      path: '/login',
      lazy: async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in-page')).signInPage(store),
    },
  ];
}
