import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { ownScreens } from './frame/own-screens';
import { handleOf } from './frame/screen-handle';

/** The administration: its frame, its own screens, and within the same frame the screens of other remotes. */
export default defineRemote<AppStore>({
  routes: () => [
    {
      id: 'admin',
      path: '/admin',
      lazy: async () => (await import(/* webpackChunkName: "admin" */ './frame/admin-frame')).adminFrame(),
      children: [
        ...ownScreens.map(({ id, path, label, load }) => ({
          id,
          ...(path === '' ? { index: true as const } : { path }),
          handle: handleOf(label),
          lazy: load,
        })),
        {
          id: 'contributed',
          path: '*',
          handle: handleOf('Administration'),
          lazy: () => import(/* webpackChunkName: "contributed" */ './frame/contributed-page'),
        },
      ],
    },
  ],
});
