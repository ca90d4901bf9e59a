import './without-eval';
import * as z from 'zod';
import { facetSchema } from './list-query';

const successFields = { success: z.literal(true), message: z.string().optional() };

/** `{success: true, …fields, message?}` */
export function answer<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ ...successFields, ...fields });
}

export const messageAnswer = z.object({ success: z.literal(true), message: z.string() });

/**
 * The fields of a list besides its items: the number of all matches, and the cursor of the next page if there is one.
 */
export const listFields = { total: z.int(), nextCursor: z.string().optional() };

/** A list that counts its facets on request, with `facets=1`. */
export const facetFields = { ...listFields, facets: z.array(facetSchema).optional() };

export function changeAnswer<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ success: z.literal(true), message: z.string(), ...fields });
}

export const emptyAnswer = z.undefined();

/** One failing field of a body, a query or a path. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.output<typeof fieldErrorSchema>;

/** Every failure. `current` comes with 409 after a stale `version`. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  requestId: z.string(),
  current: z.unknown().optional(),
});
export type Failure = z.output<typeof failureSchema>;
