import { EDITORS } from 'api-client';
import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

const group = 'Catalogue';

/** The catalogue's administration screens. */
export default defineAdmin<AppStore>({
  screens: () => [
    {
      path: 'products',
      label: 'Products',
      group,
      order: 10,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-products" */ './products-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-product" */ './product-screen') },
        { path: ':id', lazy: () => import(/* webpackChunkName: "admin-product" */ './product-screen') },
      ],
    },
    {
      path: 'sectors',
      label: 'Sectors',
      group,
      order: 20,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-sectors" */ './sectors-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-sector" */ './sector-screen') },
        { path: ':id', lazy: () => import(/* webpackChunkName: "admin-sector" */ './sector-screen') },
      ],
    },
    {
      path: 'subsectors',
      label: 'Subsectors',
      group,
      order: 30,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-subsectors" */ './subsectors-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-subsector" */ './subsector-screen') },
        { path: ':id', lazy: () => import(/* webpackChunkName: "admin-subsector" */ './subsector-screen') },
      ],
    },
  ],
});
