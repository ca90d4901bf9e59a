import { fetchSubsector, fetchSubsectors } from 'api-client';
import { subsectorCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { getSubsector, listSubsectors } from './service';

export async function subsectorRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchSubsectors, subsectorCalls.fetchSubsectors, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listSubsectors(services, query, viewer)),
  }));
  route(app, fetchSubsector, subsectorCalls.fetchSubsector, async ({ services, params, viewer }) => ({
    success: true as const,
    subsector: await getSubsector(services, params.id, viewer),
  }));
}
