import { contract, get, post, put } from '../contract/contract';
import { ANY_READER, ANY_PUBLISHER } from '../roles';
import type { reviewCalls } from './schemas';

const tags = ['reviews', 'releases', 'pending-changes', 'content-search'];
const changes = ['reviews', 'audit'];

export const { fetchReviews, fetchReview, fetchReviewers, requestReview, answerReview } = contract<
  typeof reviewCalls
>()({
  /** The reviews that the caller makes or has asked for; with `collection` all of a content type. */
  fetchReviews: get('/reviews', ANY_READER, { field: 'reviews', tags }),
  /** The review of an item or a release; for an item without one, that of an open release with it. */
  fetchReview: get('/reviews/:collection/:id', ANY_READER, { field: 'review', tags }),
  /** The people who can review items of a content type or a release, besides the caller: those who publish it. */
  fetchReviewers: get('/reviewers/:collection', ANY_READER, { field: 'reviewers', tags: ['admins'] }),
  /** Sends the pending changes of an item, a draft or a release to a reviewer, who gets an email. */
  requestReview: put('/reviews/:collection/:id', ANY_READER, { changes }),
  /** Approves or returns it; its sender gets an email. */
  answerReview: post('/reviews/:collection/:id/answer', ANY_PUBLISHER, { changes }),
});
