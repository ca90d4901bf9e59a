import { GetClients } from 'api-client';
import { clientCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { listClients } from './service';
import { clientWriteRoutes } from './write-routes';

export async function clientRoutes(app: FastifyInstance): Promise<void> {
  route(app, GetClients, clientCalls.GetClients, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listClients(services, query, viewer)),
  }));
  clientWriteRoutes(app);
}
