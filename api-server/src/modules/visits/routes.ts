import { fetchVisits } from 'api-client';
import { visitCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { readMonth } from './read-month';

export async function visitRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    fetchVisits,
    visitCalls.fetchVisits,
    async ({ services, query }) => {
      await services.visits.flush();
      return { success: true as const, visits: await readMonth(services.db, query.month) };
    },
    { roles: EDITORS },
  );
}
