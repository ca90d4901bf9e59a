import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { ownScreens } from './frame/own-screens';

/** The administration: its frame, its own screens, and within the same frame the screens of other remotes. */
export default defineRemote<AppStore>({
  routes: ({ store }) => [
    {
      id: 'admin',
      path: '/admin',
      lazy: async () => (await import(/* webpackChunkName: "admin" */ './frame/admin-frame')).adminFrame(),
      children: [
        ...ownScreens.map(({ id, path, load }) => ({
          id,
          ...(path === '' ? { index: true as const } : { path }),
          lazy: async () => (await load()).page(store),
        })),
        {
          id: 'contributed',
          path: '*',
          lazy: async () =>
            (await import(/* webpackChunkName: "contributed" */ './frame/contributed-page')).page(store),
        },
      ],
    },
  ],
});
