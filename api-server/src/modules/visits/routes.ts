import { exportVisits, fetchVisits } from 'api-client';
import { visitCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { readMonth, visitsCsv } from './read-month';

/** Anonymous counts of visits. */
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
  route(
    app,
    exportVisits,
    visitCalls.exportVisits,
    async ({ services, query: { month }, reply }) => {
      await services.visits.flush();
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="visits-${month}.csv"`)
        .send(await visitsCsv(services.db, month));
    },
    { roles: EDITORS, raw: true },
  );
}
