import type { ContentNames } from '../content-type';

export const productNames = {
  collection: 'products',
  path: '/products',
  writePath: '/product',
  item: 'product',
  items: 'products',
  createdAs: 'itself',
  updatedAs: 'data',
  operations: {
    list: 'GetProducts',
    one: 'fetchProduct',
    create: 'AddProducts',
    update: 'EditProducts',
    delete: 'DeleteProducts',
  },
} as const satisfies ContentNames;
