import { fetchCategories } from 'api-client';
import { categoryCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { listCategories } from './service';

export function categoryRoutes(app: FastifyInstance): void {
  route(app, fetchCategories, categoryCalls.fetchCategories, async ({ services, query }) =>
    listCategories(services, query.ids),
  );
}
