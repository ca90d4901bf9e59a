import { findContent as endpoint } from 'api-client';
import { contentSearchCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { RECRUITERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { findContent } from './find-content';

const MOST_FOUND = 10;

/** The search of editors for content of any kind, by its title. */
export async function contentSearchRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    endpoint,
    contentSearchCalls.findContent,
    async ({ query: { limit = MOST_FOUND, ...query }, viewer, services }) => ({
      success: true as const,
      content: await findContent(services.db, viewer, { ...query, limit }),
    }),
    { roles: RECRUITERS },
  );
}
