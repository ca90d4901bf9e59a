import * as z from 'zod';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { reviewedSchema } from '../reviews/schemas';
import { pathPart } from '../validation/entity';
import { line, text } from '../validation/text';

/** A comment on a field of an item that is reviewed. */
export const reviewCommentSchema = z.object({
  _id: z.string(),
  /** The field's name in the definition of the content type, or `items` of a release; for a part of a list see `partField`. */
  field: z.string(),
  /** The field's label in the editor. */
  label: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  isResolved: z.boolean(),
});
export type ReviewComment = z.output<typeof reviewCommentSchema>;

const itemParams = z.object({ collection: reviewedSchema, id: pathPart });

export const reviewCommentCalls = {
  fetchReviewComments: { params: itemParams, answer: answer({ comments: z.array(reviewCommentSchema) }) },
  addReviewComment: {
    params: itemParams,
    body: z.object({ field: line('Field', 300), text: text('Comment', 2_000) }),
    answer: changeAnswer({ comment: reviewCommentSchema }),
  },
  resolveReviewComments: { params: itemParams.extend({ commentId: pathPart }), answer: messageAnswer },
};
