import * as z from 'zod';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { collectionSchema } from '../validation/collections';
import { pathPart } from '../validation/entity';
import { line, text } from '../validation/text';

/** A comment on a field of an item that is reviewed. */
export const reviewCommentSchema = z.object({
  _id: z.string(),
  /** The field's name in the definition of the content type. */
  field: z.string(),
  /** The field's label in the editor. */
  label: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  isResolved: z.boolean(),
});
export type ReviewComment = z.output<typeof reviewCommentSchema>;

const itemParams = z.object({ collection: collectionSchema, id: pathPart });

export const reviewCommentCalls = {
  fetchReviewComments: { params: itemParams, answer: answer({ comments: z.array(reviewCommentSchema) }) },
  addReviewComment: {
    params: itemParams,
    body: z.object({ field: line('Field', 100), text: text('Comment', 2_000) }),
    answer: changeAnswer({ comment: reviewCommentSchema }),
  },
  resolveReviewComments: { params: itemParams.extend({ commentId: pathPart }), answer: messageAnswer },
};
