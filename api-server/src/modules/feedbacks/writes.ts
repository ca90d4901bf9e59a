import type { Feedback } from 'api-client';
import type { feedbackBodySchema, feedbackUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { lastPlace } from '../../content/last-place';
import { feedbacks } from '../../database/schema';
import { feedbackKind } from './kind';

/** Adds a testimonial, last unless its place is said. */
export function addFeedback(
  change: Change,
  { status, publishAt, ...body }: z.output<typeof feedbackBodySchema>,
): Promise<Feedback> {
  return createContent(change, feedbackKind, {
    name: body.name,
    publication: { status, publishAt },
    values: async (tx) => ({ ...body, order: body.order ?? (await lastPlace(tx, feedbacks)) }),
  });
}

/** @throws 404, or 409 after a stale `version` */
export function editFeedback(
  change: Change,
  id: string,
  { version, status, publishAt, ...body }: z.output<typeof feedbackUpdateSchema>,
): Promise<Feedback> {
  return updateContent(change, feedbackKind, id, {
    version,
    name: body.name,
    publication: { status, publishAt },
    values: body,
  });
}

/** Moves a testimonial to the trash. */
export function removeFeedback(change: Change, id: string): Promise<void> {
  return trashContent(change, feedbackKind, id);
}
