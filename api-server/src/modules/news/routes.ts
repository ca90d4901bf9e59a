import { fetchAllNews, fetchNewsItem } from 'api-client';
import { newsCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { getNewsItem, listNews } from './service';
import { newsWriteRoutes } from './write-routes';

export async function newsRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchAllNews, newsCalls.fetchAllNews, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listNews(services, query, viewer)),
  }));
  route(app, fetchNewsItem, newsCalls.fetchNewsItem, async ({ services, params, viewer }) => ({
    success: true as const,
    newsItem: await getNewsItem(services, params.id, viewer),
  }));
  newsWriteRoutes(app);
}
