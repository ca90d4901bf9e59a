import { AddFeedback, DeleteFeedbacks, EditFeedbacks } from 'api-client';
import { feedbackCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { EDITORS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { addFeedback, editFeedback, removeFeedback } from './writes';

/** Writing testimonials, for editors (api.md, Administration). */
export function feedbackWriteRoutes(app: FastifyInstance): void {
  route(
    app,
    AddFeedback,
    feedbackCalls.AddFeedback,
    async ({ body, ...change }) => ({
      ...done('Testimonial added successfully'),
      feedback: await addFeedback(change, body),
    }),
    { roles: EDITORS, status: 201 },
  );
  route(
    app,
    EditFeedbacks,
    feedbackCalls.EditFeedbacks,
    async ({ params, body, ...change }) => ({
      ...done('Testimonial updated successfully'),
      feedback: await editFeedback(change, params.id, body),
    }),
    { roles: EDITORS },
  );
  route(
    app,
    DeleteFeedbacks,
    feedbackCalls.DeleteFeedbacks,
    async ({ params, ...change }) => {
      await removeFeedback(change, params.id);
      return done('Testimonial deleted successfully');
    },
    { roles: EDITORS },
  );
}
