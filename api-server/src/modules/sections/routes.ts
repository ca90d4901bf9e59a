import { fetchSections } from 'api-client';
import { sectionCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { listSections } from './service';
import { sectionWriteRoutes } from './write-routes';

export async function sectionRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchSections, sectionCalls.fetchSections, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listSections(services, query, viewer)),
  }));
  sectionWriteRoutes(app);
}
