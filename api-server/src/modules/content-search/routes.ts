import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { findContent } from './find-content';
import { linksTo } from './links-to';

const MAX_RESULTS = 10;

/** The search of editors for content of any kind, by its title. */
export async function contentSearchRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'findContent',
    { summary: 'Search the content of the administration' },
    async ({ query: { limit = MAX_RESULTS, ...query }, viewer, services }) => ({
      content: await findContent(services.db, viewer, { ...query, limit }),
    }),
  );
  route(app, 'fetchLinksTo', { summary: 'List what links to a page' }, async ({ query: { path }, services }) => ({
    links: await linksTo(services.db, path),
  }));
}
