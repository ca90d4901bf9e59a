import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../../clock';
import { route } from '../../contract/route';
import { callerOf } from 'http-edge';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import * as reactions from './reactions';

/**
 * The pseudonym of a visitor's address and browser, for counting reactions. @throws 429 when there were too many from
 * one address
 */
async function reactingVisitor({ db, clock, config, keys }: Services, request: FastifyRequest): Promise<string> {
  await take(db, clock, [
    { key: `reaction:${callerOf(request.ip)}`, most: config.limits.reactionsPerMinute, within: MINUTE },
  ]);
  return keys.pseudonym('visitors', `${request.ip}\n${request.headers['user-agent'] ?? ''}`);
}

/** The calls of visitors about a blog. */
export function reactionRoutes(app: FastifyInstance): void {
  route(app, 'viewBlog', { summary: 'Count a view of a blog' }, async ({ services, params, request }) =>
    reactions.viewBlog(services, params.id, await reactingVisitor(services, request)),
  );
  route(app, 'likeBlog', { summary: 'Like a blog' }, async ({ services, params, request }) => ({
    likes: await reactions.likeBlog(services, params.id, await reactingVisitor(services, request)),
  }));
  route(app, 'unlikeBlog', { summary: 'Take back a like of a blog' }, async ({ services, params, request }) => ({
    likes: await reactions.unlikeBlog(services, params.id, await reactingVisitor(services, request)),
  }));
}
