import type { RouteObject } from 'react-router';
import type { AppStore } from 'shared-store';
import { pages } from '../remote';

/**
 * The sign-in page, in a separate chunk.
 *
 * @param prefix the prefix of its route id
 */
export function signInRoutes(store: AppStore, prefix: string): RouteObject[] {
  return [
    {
      id: `${prefix}sign-in`,
      path: pages['sign-in'].path,
      lazy: async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in-page')).signInPage(store),
    },
  ];
}
