import { GetFeedbacks } from 'api-client';
import { feedbackCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { listFeedbacks } from './service';
import { feedbackWriteRoutes } from './write-routes';

export async function feedbackRoutes(app: FastifyInstance): Promise<void> {
  route(app, GetFeedbacks, feedbackCalls.GetFeedbacks, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listFeedbacks(services, query, viewer)),
  }));
  feedbackWriteRoutes(app);
}
