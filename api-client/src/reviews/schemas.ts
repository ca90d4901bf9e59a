import * as z from 'zod';
import { changeAnswer, answer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { pathPart } from '../validation/entity';

/** A content type, or the releases. */
export const reviewedSchema = z.union([collectionSchema, z.literal('releases')], {
  error: 'There is no such collection',
});
export type ReviewedCollection = z.output<typeof reviewedSchema>;

/** The review of the pending changes of an item, of a draft, or of a release with all of its items. */
export const reviewSchema = z.object({
  collection: reviewedSchema,
  /** The item, or the release. */
  _id: z.string(),
  title: z.string(),
  /** The item is a draft; otherwise its pending changes are reviewed, or a release. */
  isDraft: z.boolean(),
  state: z.enum(['waiting', 'returned', 'approved']),
  /** The person who sent it. */
  requestedBy: z.string(),
  /** This person may publish it; otherwise the reviewer publishes it after the approval. */
  senderPublishes: z.boolean(),
  reviewer: z.string(),
  /** Whether the caller is this person. */
  isMine: z.boolean(),
  isReviewer: z.boolean(),
  requestedAt: z.iso.datetime(),
  /** The day by which an answer is needed; null for any. */
  dueOn: z.iso.date().nullable(),
  note: z.string(),
  /** The words of the reviewer with the answer. */
  comment: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  /** It was saved again after it was sent, or answered; of a release, one of its items was, or its list was changed. */
  hasChanged: z.boolean(),
  /** The comments that are not resolved. */
  openComments: z.int(),
});
export type Review = z.output<typeof reviewSchema>;

export const reviewerSchema = z.object({ _id: z.string(), name: z.string() });
export type Reviewer = z.output<typeof reviewerSchema>;

const collectionParams = z.object({ collection: reviewedSchema });
const itemParams = collectionParams.extend({ id: pathPart });
const version = z.int('Version must be a whole number').min(0, 'Version must be at least 0');
const shortText = (name: string) => z.string(`${name} must be a text`).trim().max(2_000, `${name} is too long`);

export const reviewCalls = {
  fetchReviews: {
    query: z.object({ collection: reviewedSchema.optional() }),
    answer: answer({ reviews: z.array(reviewSchema) }),
  },
  fetchReview: { params: itemParams, answer: answer({ review: reviewSchema.nullable() }) },
  fetchReviewers: {
    params: collectionParams,
    /** The release, whose reviewers publish every kind of content in it; without it those who handle releases. */
    query: z.object({ id: pathPart.optional() }),
    answer: answer({ reviewers: z.array(reviewerSchema) }),
  },
  requestReview: {
    params: itemParams,
    body: z.object({
      reviewerId: z.string('Choose a reviewer').min(1, 'Choose a reviewer'),
      dueOn: z.iso.date('Enter a day').nullable().optional(),
      note: shortText('Note').optional(),
      /** The state that is sent: the `version` of the pending changes or the release, or of a draft the time of its last change in milliseconds. */
      version,
    }),
    answer: changeAnswer({ review: reviewSchema }),
  },
  answerReview: {
    params: itemParams,
    body: z.object({
      decision: z.enum(['approve', 'return'], { error: 'Choose to approve or to return it' }),
      /** Needed to return it, unless comments on its fields are open. */
      comment: shortText('Comment').optional(),
      /** The same of the state that the reviewer has read. */
      version,
    }),
    answer: changeAnswer({ review: reviewSchema }),
  },
};
