import { contentScreen } from 'admin-kit/content-screen';
import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

const group = 'Catalogue';

/** The catalogue's administration screens. */
export default defineAdmin<AppStore>({
  screens: () => [
    contentScreen('products', {
      label: 'Products',
      group,
      order: 10,
      list: () => import(/* webpackChunkName: "admin-products" */ './products-screen'),
      editor: () => import(/* webpackChunkName: "admin-product" */ './product-screen'),
    }),
    contentScreen('sectors', {
      label: 'Sectors',
      group,
      order: 20,
      list: () => import(/* webpackChunkName: "admin-sectors" */ './sectors-screen'),
      editor: () => import(/* webpackChunkName: "admin-sector" */ './sector-screen'),
    }),
    contentScreen('subsectors', {
      label: 'Subsectors',
      group,
      order: 30,
      list: () => import(/* webpackChunkName: "admin-subsectors" */ './subsectors-screen'),
      editor: () => import(/* webpackChunkName: "admin-subsector" */ './subsector-screen'),
    }),
  ],
});
