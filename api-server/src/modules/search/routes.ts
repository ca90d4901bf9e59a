import { searchSite as endpoint } from 'api-client';
import { searchCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { searchSite } from './service';

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  route(app, endpoint, searchCalls.searchSite, async ({ services, query }) => ({
    success: true as const,
    ...(await searchSite(services, query)),
  }));
}
