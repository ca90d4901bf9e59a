import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { addComment, listComments, resolveComments } from './comments';

/** Comments on the fields of items that are reviewed. */
export async function reviewCommentRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'fetchReviewComments',
    { summary: 'List the comments on the fields of an item that is reviewed' },
    async ({ services, viewer, params }) => ({ comments: await listComments(services, viewer, params) }),
  );
  route(
    app,
    'addReviewComment',
    { summary: 'Comment on a field of an item that is reviewed', status: 201 },
    async ({ services, viewer, params, body }) => ({
      message: 'Comment added',
      comment: await addComment(services, viewer, params, body),
    }),
  );
  route(
    app,
    'resolveReviewComments',
    { summary: 'Resolve the comments on a field, up to one of them' },
    async ({ services, viewer, params }) => {
      await resolveComments(services, viewer, params);
      return { message: 'Comments resolved' };
    },
  );
}
