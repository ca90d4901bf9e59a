import type * as z from 'zod';
import type { productCalls, productListQueryBaseSchema } from '../schemas/products';
import type { Endpoint, EndpointOf, TypesOf } from './endpoint';

type Calls = typeof productCalls;

/** What a product list understands, with any number of `field.<name>` filters. */
export type ProductListQuery = z.input<typeof productListQueryBaseSchema> & {
  [filter in `field.${string}`]?: string | string[];
};

export const GetProducts: Endpoint<
  Omit<TypesOf<Calls['GetProducts']>, 'query'> & { query: ProductListQuery },
  'products'
> = { id: 'GetProducts', method: 'GET', path: '/products', auth: 'public', field: 'products' };
/** By id or slug. */
export const fetchProduct: EndpointOf<Calls['fetchProduct'], 'product'> = {
  id: 'fetchProduct',
  method: 'GET',
  path: '/products/:id',
  auth: 'public',
  field: 'product',
};
/** A bare array of products; with `ids` just those, in that order. */
export const fetchCategories: EndpointOf<Calls['fetchCategories']> = {
  id: 'fetchCategories',
  method: 'GET',
  path: '/categories',
  auth: 'public',
  shape: 'array',
};
/** Answers the created product itself, with `logo` and `pdf`. */
export const AddProducts: EndpointOf<Calls['AddProducts']> = {
  id: 'AddProducts',
  method: 'POST',
  path: '/product',
  auth: 'signedIn',
};
export const EditProducts: EndpointOf<Calls['EditProducts'], 'data'> = {
  id: 'EditProducts',
  method: 'PUT',
  path: '/product/:id',
  auth: 'signedIn',
  field: 'data',
};
export const DeleteProducts: EndpointOf<Calls['DeleteProducts'], 'message'> = {
  id: 'DeleteProducts',
  method: 'DELETE',
  path: '/product/:id',
  auth: 'signedIn',
  field: 'message',
};
