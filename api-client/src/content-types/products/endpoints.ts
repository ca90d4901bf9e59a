import type * as z from 'zod';
import type { Endpoint, EndpointOf, TypesOf } from '../../endpoints/endpoint';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { productNames } from './names';
import type { categoryCalls, productSchemas } from './schemas';

/** What a product list understands, with any number of `field.<name>` filters. */
export type ProductListQuery = z.input<typeof productSchemas.listQuery> & {
  [filter in `field.${string}`]?: string | string[];
};

type Calls = typeof productSchemas.calls;
type Endpoints = Omit<EndpointsOf<typeof productNames, Calls>, 'GetProducts'> & {
  GetProducts: Endpoint<Omit<TypesOf<Calls['GetProducts']>, 'query'> & { query: ProductListQuery }, 'products'>;
};

export const { GetProducts, fetchProduct, AddProducts, EditProducts, DeleteProducts } =
  endpointsOf<Endpoints>(productNames);

/** A bare array of products; with `ids` just those, in that order. */
export const fetchCategories: EndpointOf<typeof categoryCalls.fetchCategories> = {
  id: 'fetchCategories',
  method: 'GET',
  path: '/categories',
  auth: 'public',
  shape: 'array',
};
