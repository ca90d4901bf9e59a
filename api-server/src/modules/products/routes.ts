import { AddProducts, DeleteProducts, EditProducts, fetchCategories, fetchProduct, GetProducts } from 'api-client';
import { productCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { getProduct, listCategories, listProducts } from './service';
import { addProduct, deleteProduct, updateProduct } from './writes';

/** Room for 20,000 characters of description and a hundred fields of 10,000. */
const BODY_LIMIT = 4_194_304;

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

  route(
    app,
    AddProducts,
    productCalls.AddProducts,
    async ({ body, ...change }) => ({
      success: true as const,
      message: 'Product added successfully',
      ...(await addProduct(change, body)),
    }),
    { roles: EDITORS, status: 201, bodyLimit: BODY_LIMIT },
  );
  route(
    app,
    EditProducts,
    productCalls.EditProducts,
    async ({ params, body, ...change }) => ({
      success: true as const,
      message: 'Category updated successfully',
      data: await updateProduct(change, params.id, body),
    }),
    { roles: EDITORS, bodyLimit: BODY_LIMIT },
  );
  route(
    app,
    DeleteProducts,
    productCalls.DeleteProducts,
    async ({ params, ...change }) => {
      await deleteProduct(change, params.id);
      return { success: true as const, message: 'Product deleted successfully' };
    },
    { roles: EDITORS },
  );
}
