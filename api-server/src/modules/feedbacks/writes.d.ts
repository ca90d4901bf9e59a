import type { Feedback } from 'api-client';
import type { feedbackBodySchema, feedbackUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import { type Change } from '../../content/change';
/** Adds a testimonial, last unless its place is said. */
export declare function addFeedback(change: Change, { status, publishAt, ...body }: z.output<typeof feedbackBodySchema>): Promise<Feedback>;
/** @throws 404, or 409 after a stale `version` */
export declare function editFeedback(change: Change, id: string, { version, status, publishAt, ...body }: z.output<typeof feedbackUpdateSchema>): Promise<Feedback>;
/** Moves a testimonial to the trash. */
export declare function removeFeedback(change: Change, id: string): Promise<void>;
