import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { contentFields, idParams, publicationBody, versionBody } from './entity';
import { contentListQuerySchema } from './list-query';
import { count, flag, line, optionalFileAddress, optionalLine, text } from './text';

/** A testimonial. */
export const feedbackSchema = z.object({
  ...contentFields,
  name: z.string(),
  designation: z.string(),
  company: z.string(),
  photo: z.string(),
  message: z.string(),
  rating: z.int().nullable(),
  order: z.int(),
  visible: z.boolean(),
});

export const feedbackBodySchema = z.object({
  name: line('Name'),
  designation: optionalLine('Designation').optional(),
  company: optionalLine('Company').optional(),
  photo: optionalFileAddress('Photo').optional(),
  message: text('Message', 2_000),
  rating: z
    .int({ error: 'Rating must be a whole number from 1 to 5' })
    .min(1, 'Rating must be at least 1')
    .max(5, 'Rating must be at most 5')
    .nullable()
    .optional(),
  order: count('Order').optional(),
  visible: flag('Visible').optional(),
  ...publicationBody,
});

export const feedbackUpdateSchema = feedbackBodySchema.partial().extend(versionBody);

const feedbackAnswer = changeAnswer({ feedback: feedbackSchema });

export const feedbackCalls = {
  GetFeedbacks: {
    query: contentListQuerySchema,
    answer: answer({ feedbacks: z.array(feedbackSchema), ...listFields }),
  },
  AddFeedback: { body: feedbackBodySchema, answer: feedbackAnswer },
  EditFeedbacks: { params: idParams, body: feedbackUpdateSchema, answer: feedbackAnswer },
  DeleteFeedbacks: { params: idParams, answer: messageAnswer },
};
