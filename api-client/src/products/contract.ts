import { contract, get } from '../contract/contract';
import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import { EVERYONE } from '../roles';
import { contentTags } from '../tags';
import type * as z from 'zod';
import type { categoryCalls, productSchemas } from './schemas';

export const productApi = {
  collection: 'products',
  path: '/products',
  writePath: '/product',
  item: 'product',
  items: 'products',
  createdAs: 'itself',
  alsoChanges: ['subsectors'],
  updatedAs: 'data',
  operations: {
    list: 'GetProducts',
    one: 'fetchProduct',
    create: 'AddProducts',
    update: 'EditProducts',
    delete: 'DeleteProducts',
  },
} as const satisfies ContentTypeApi;

/** The query of a product list, with any number of `field.<name>` filters. */
export type ProductListQuery = z.input<typeof productSchemas.listQuery> & {
  [filter in `field.${string}`]?: string | string[];
};

export const { GetProducts, fetchProduct, AddProducts, EditProducts, DeleteProducts } =
  contentContract<typeof productSchemas>()(productApi);

export const { fetchCategories } = contract<typeof categoryCalls>()({
  /** A bare array of products; with `ids`, only those, in that order. */
  fetchCategories: get('/categories', EVERYONE, { shape: 'array', tags: contentTags('products') }),
});
