import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { title } from '../remote';

/** The screens of the remote in the administration. */
export default defineAdmin<AppStore>({
  screens: () => [
    {
      path: 'example',
      label: title,
      group: title,
      order: 10,
      roles: ['owner', 'editor'],
      routes: [
        {
          index: true,
          lazy: () => import(/* webpackChunkName: "admin-example" */ './overview-screen'),
        },
      ],
    },
  ],
});
