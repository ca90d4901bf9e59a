import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { answerReview, listReviewers, listReviews, readReview, requestReview } from './reviews';

/** Reviews of changes, drafts and releases that visitors do not see yet. */
export async function reviewRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'fetchReviews',
    { summary: 'List the reviews of the caller, or of a collection' },
    async ({ services, viewer, query }) => ({
      reviews: await listReviews(services, viewer, query.collection),
    }),
  );
  route(
    app,
    'fetchReview',
    { summary: 'Get the review of an item or a release' },
    async ({ services, viewer, params }) => ({
      review: await readReview(services, viewer, params),
    }),
  );
  route(
    app,
    'fetchReviewers',
    { summary: 'List the people who can review a collection or a release' },
    async ({ services, viewer, params, query }) => ({
      reviewers: await listReviewers(services, viewer, { ...params, ...query }),
    }),
  );
  route(
    app,
    'requestReview',
    { summary: 'Send pending changes, a draft or a release for review' },
    async ({ params, body, ...change }) => {
      const review = await requestReview(change, params, body);
      return { message: `Sent to ${review.reviewer} for review`, review };
    },
  );
  route(
    app,
    'answerReview',
    { summary: 'Approve or return what was sent for review' },
    async ({ params, body, ...change }) => {
      const review = await answerReview(change, params, body);
      const what = review.collection === 'releases' ? 'Release' : review.isDraft ? 'Draft' : 'Changes';
      return { message: `${what} ${review.state}`, review };
    },
  );
}
