import { fetchAllBlog, fetchBlog, likeBlog, unlikeBlog, viewBlog } from 'api-client';
import { blogCalls } from 'api-client/schemas';
import { route } from '../../contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../../clock';
import { visitorOf } from '../../installation';
import { callerOf } from '../../limits/caller';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import * as reactions from './reactions';
import { getBlog, listBlogs } from './service';
import { blogWriteRoutes } from './write-routes';

/** The visitor that a reaction counts for. @throws 429 when there were too many from one address */
async function reactingVisitor({ db, clock, config }: Services, request: FastifyRequest): Promise<string> {
  await take(db, clock, [
    { key: `reaction:${callerOf(request.ip)}`, most: config.limits.reactionsPerMinute, within: MINUTE },
  ]);
  return visitorOf(db, request);
}

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
    ...(await reactions.viewBlog(services, params.id, await reactingVisitor(services, request))),
  }));
  route(app, likeBlog, blogCalls.likeBlog, async ({ services, params, request }) => ({
    success: true as const,
    likes: await reactions.likeBlog(services, params.id, await reactingVisitor(services, request)),
  }));
  route(app, unlikeBlog, blogCalls.unlikeBlog, async ({ services, params, request }) => ({
    success: true as const,
    likes: await reactions.unlikeBlog(services, params.id, await reactingVisitor(services, request)),
  }));
  blogWriteRoutes(app);
}
