import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { readMonth, visitsCsv } from './read-month';

export async function visitRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchVisits', { summary: 'Get the visits by day and page' }, async ({ services, query }) => {
    await services.visits.flush();
    return { visits: await readMonth(services.db, query.month) };
  });
  route(
    app,
    'exportVisits',
    { summary: 'Export the visits as CSV', raw: true },
    async ({ services, query: { month }, reply }) => {
      await services.visits.flush();
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="visits-${month}.csv"`)
        .send(await visitsCsv(services.db, month));
    },
  );
}
