import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { listCategories } from './service';

export function categoryRoutes(app: FastifyInstance): void {
  route(app, 'fetchCategories', { summary: 'List the products as a bare array' }, async ({ services, query }) =>
    listCategories(services, query.ids),
  );
}
