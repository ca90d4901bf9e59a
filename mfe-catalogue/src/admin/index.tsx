import { EDITORS } from 'api-client';
import { contentRoutes } from 'admin-kit/content-routes';
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
      routes: contentRoutes('products', {
        list: () => import(/* webpackChunkName: "admin-products" */ './products-screen'),
        editor: () => import(/* webpackChunkName: "admin-product" */ './product-screen'),
      }),
    },
    {
      path: 'sectors',
      label: 'Sectors',
      group,
      order: 20,
      roles: EDITORS,
      routes: contentRoutes('sectors', {
        list: () => import(/* webpackChunkName: "admin-sectors" */ './sectors-screen'),
        editor: () => import(/* webpackChunkName: "admin-sector" */ './sector-screen'),
      }),
    },
    {
      path: 'subsectors',
      label: 'Subsectors',
      group,
      order: 30,
      roles: EDITORS,
      routes: contentRoutes('subsectors', {
        list: () => import(/* webpackChunkName: "admin-subsectors" */ './subsectors-screen'),
        editor: () => import(/* webpackChunkName: "admin-subsector" */ './subsector-screen'),
      }),
    },
  ],
});
