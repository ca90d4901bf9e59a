import type { FastifyInstance } from 'fastify';
import { ARTICLE_BODY_LIMIT } from '../../content/article-limit';
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
    'createPreviewLink',
    { summary: 'Create a link to a draft', status: 201, secret: true },
    async ({ params, body, ...change }) => ({
      message: 'Link created',
      link: await makeLink(change, params, body.days),
    }),
  );
  route(app, 'fetchPreviewLinks', { summary: 'List the links to a draft' }, async ({ params, services, viewer }) => ({
    links: await linksTo(services, viewer, params),
  }));
  route(app, 'endPreviewLink', { summary: 'End a link to a draft' }, async ({ params, ...change }) => {
    await endLink(change, params.id);
    return { message: 'Link ended' };
  });
  route(
    app,
    'createLivePreview',
    {
      summary: 'Create a live preview of an item that is being edited',
      status: 201,
      secret: true,
      bodyLimit: ARTICLE_BODY_LIMIT,
    },
    async ({ params: { collection }, body, ...change }) => ({
      message: 'Preview created',
      preview: await makeLivePreview(change, servedFor(collection, change.viewer), collection, body),
    }),
  );
  route(
    app,
    'fetchPreview',
    { summary: 'Get a draft by the token of its link', uncached: true },
    async ({ params, services, reply }) => {
      reply.header('cache-control', 'no-store');
      return { preview: await followLink(services, params.token) };
    },
  );
}
