import * as endpoints from 'api-client';
import { previewLinkCalls as calls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { RECRUITERS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { endLink, followLink, linksTo, makeLink } from './preview-links';

/** Links to what is not published: made by who may change it, followed by whoever has one, until they end. */
export async function previewLinkRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    endpoints.createPreviewLink,
    calls.createPreviewLink,
    async ({ params, body, ...change }) => ({
      ...done('Link created'),
      link: await makeLink(change, params, body.days),
    }),
    { roles: RECRUITERS, status: 201, secret: true },
  );
  route(
    app,
    endpoints.fetchPreviewLinks,
    calls.fetchPreviewLinks,
    async ({ params, services, viewer }) => ({
      success: true as const,
      links: await linksTo(services, viewer, params),
    }),
    { roles: RECRUITERS },
  );
  route(
    app,
    endpoints.endPreviewLink,
    calls.endPreviewLink,
    async ({ params, ...change }) => {
      await endLink(change, params.id);
      return done('Link ended');
    },
    { roles: RECRUITERS },
  );
  route(
    app,
    endpoints.fetchPreview,
    calls.fetchPreview,
    async ({ params, services, reply }) => {
      reply.header('cache-control', 'no-store');
      return { success: true as const, preview: await followLink(services, params.token) };
    },
    { uncached: true },
  );
}
