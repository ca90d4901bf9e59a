import * as endpoints from 'api-client';
import { previewLinkCalls as calls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { RECRUITERS } from '../../auth/viewer';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { makeLivePreview } from './live-previews';
import { endLink, followLink, linksTo, makeLink, servedFor } from './preview-links';

/**
 * Links to unpublished items: users who may change the item make them, and anyone with the link may follow it until it
 * expires.
 */
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
    endpoints.createLivePreview,
    calls.createLivePreview,
    async ({ params: { collection }, body, ...change }) => ({
      ...done('Preview created'),
      preview: await makeLivePreview(change, servedFor(collection, change.viewer), collection, body),
    }),
    { roles: RECRUITERS, status: 201, secret: true, bodyLimit: ARTICLE_BODY_LIMIT },
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
