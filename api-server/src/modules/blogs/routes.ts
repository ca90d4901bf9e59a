import { fetchAllBlog, fetchBlog, likeBlog, unlikeBlog, viewBlog } from 'api-client';
import { blogCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { visitorOf } from '../../installation';
import * as reactions from './reactions';
import { getBlog, listBlogs } from './service';
import { blogWriteRoutes } from './write-routes';

export async function blogRoutes(app: FastifyInstance): Promise<void> {
  route(app, fetchAllBlog, blogCalls.fetchAllBlog, async ({ services, query, viewer }) => ({
    success: true as const,
    ...(await listBlogs(services, query, viewer)),
  }));
  route(app, fetchBlog, blogCalls.fetchBlog, async ({ services, params, viewer }) => ({
    success: true as const,
    blog: await getBlog(services, params.id, viewer),
  }));
  route(app, viewBlog, blogCalls.viewBlog, async ({ services, params, request }) => ({
    success: true as const,
    ...(await reactions.viewBlog(services, params.id, await visitorOf(services.db, request))),
  }));
  route(app, likeBlog, blogCalls.likeBlog, async ({ services, params, request }) => ({
    success: true as const,
    likes: await reactions.likeBlog(services, params.id, await visitorOf(services.db, request)),
  }));
  route(app, unlikeBlog, blogCalls.unlikeBlog, async ({ services, params, request }) => ({
    success: true as const,
    likes: await reactions.unlikeBlog(services, params.id, await visitorOf(services.db, request)),
  }));
  blogWriteRoutes(app);
}
