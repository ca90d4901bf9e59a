import type * as z from 'zod';
import { schemasOf } from '../content-type/schemas-of';
import { feedbackDefinition } from './definition';

export const feedbackSchemas = schemasOf(feedbackDefinition);
export type Feedback = z.output<typeof feedbackSchemas.entity>;
export type FeedbackBody = z.input<typeof feedbackSchemas.body>;
export type FeedbackUpdate = z.input<typeof feedbackSchemas.update>;
