import { contract, get, post } from '../contract/contract';
import { ANY_READER } from '../roles';
import type { reviewCommentCalls } from './schemas';

const changes = ['review-comments', 'reviews'];

/** Comments on single fields of an item, or items of a release, that is reviewed. They end with its review. */
export const { fetchReviewComments, addReviewComment, resolveReviewComments } = contract<typeof reviewCommentCalls>()({
  /** The comments on all fields, the oldest first; the answer to a comment is a later one on the same field. */
  fetchReviewComments: get('/reviews/:collection/:id/comments', ANY_READER, {
    field: 'comments',
    tags: ['review-comments'],
  }),
  /** By the reviewer and the person who sent the item, until it is approved. */
  addReviewComment: post('/reviews/:collection/:id/comments', ANY_READER, { changes }),
  /** Resolves a comment, and the earlier ones on the same field. */
  resolveReviewComments: post('/reviews/:collection/:id/comments/:commentId/resolve', ANY_READER, { changes }),
});
