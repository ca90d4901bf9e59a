import { fetchCategories, fetchProduct, GetProducts } from 'api-client';
import { productCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { getProduct, listCategories, listProducts } from './service';

export async function productRoutes(app: FastifyInstance): Promise<void> {
  route(app, GetProducts, productCalls.GetProducts, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listProducts(services, query, viewer)),
  }));
  route(app, fetchProduct, productCalls.fetchProduct, async ({ services, params, viewer }) => ({
    success: true as const,
    product: await getProduct(services, params.id, viewer),
  }));
  route(app, fetchCategories, productCalls.fetchCategories, async ({ services, query }) =>
    listCategories(services, query.ids),
  );
}
