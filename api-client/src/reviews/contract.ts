import { contract, get, post, put } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { reviewCalls } from './schemas';

const changes = ['reviews', 'pending-changes', 'audit'];

export const { fetchReviews, fetchReview, fetchReviewers, requestReview, answerReview } = contract<
  typeof reviewCalls
>()({
  /** The changes that the caller reviews, and those that the caller has sent. */
  fetchReviews: get('/reviews', RECRUITERS, { field: 'reviews', tags: ['reviews', 'pending-changes'] }),
  fetchReview: get('/reviews/:collection/:id', RECRUITERS, {
    field: 'review',
    tags: ['reviews', 'pending-changes'],
  }),
  /** The people who can review changes of a content type, besides the caller. */
  fetchReviewers: get('/reviewers/:collection', RECRUITERS, { field: 'reviewers', tags: ['admins'] }),
  /** Sends the pending changes of an item to a reviewer, who gets an email. */
  requestReview: put('/reviews/:collection/:id', RECRUITERS, { changes }),
  /** Approves or returns the changes; their author gets an email. */
  answerReview: post('/reviews/:collection/:id/answer', RECRUITERS, { changes }),
});
