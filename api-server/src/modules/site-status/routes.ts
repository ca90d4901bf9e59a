import { fetchSiteStatus } from 'api-client';
import { siteStatusCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { OWNERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { readSiteStatus } from './site-status';

/** The status of the site, for owners. */
export async function siteStatusRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    fetchSiteStatus,
    siteStatusCalls.fetchSiteStatus,
    async ({ services }) => ({
      success: true as const,
      siteStatus: await readSiteStatus(services, await app.degraded()),
    }),
    { roles: OWNERS },
  );
}
