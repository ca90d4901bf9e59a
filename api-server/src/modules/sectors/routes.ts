import { fetchSectors } from 'api-client';
import { sectorCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { listSectors } from './service';

export async function sectorRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchSectors, sectorCalls.fetchSectors, async ({ services, query, viewer }) => listSectors(services, query, viewer));
}
