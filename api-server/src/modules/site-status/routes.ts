import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { readSiteStatus } from './site-status';

export async function siteStatusRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchSiteStatus', { summary: "Get the state of the site's servers and jobs" }, async ({ services }) => ({
    siteStatus: await readSiteStatus(services, await app.degraded()),
  }));
}
