import * as z from 'zod';
import { momentSchema, slugSchema } from './text';

/** The fields of every entity. `version` rises by one with each change. */
export const entityFields = {
  _id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
};

export const contentStatusSchema = z.enum(['draft', 'scheduled', 'published', 'trashed']);
export type ContentStatus = z.output<typeof contentStatusSchema>;

/** The additional fields of all content. `publishAt` is when a scheduled item appears. */
export const contentFields = {
  ...entityFields,
  status: contentStatusSchema,
  publishAt: z.string().nullable(),
};

/** The publication fields of a body. Absent on creation means published. */
export const publicationBody = {
  status: z
    .enum(['draft', 'scheduled', 'published'], { error: 'Status must be draft, scheduled or published' })
    .optional(),
  publishAt: momentSchema.nullable().optional(),
};

/** The same for what visitors send, which is never published. */
export const unpublishedBody = {
  status: z.literal('draft', { error: 'What visitors send is never published' }).default('draft'),
  publishAt: z.null({ error: 'What visitors send is never published' }).optional(),
};

/** The same for an item with its own address. An absent slug is derived from its name. */
export const sluggedBody = { ...publicationBody, slug: slugSchema.optional() };

/** The version that a change is based on. A stale one is answered 409 with the current entity. */
export const versionBody = { version: z.int({ error: 'Version must be a whole number' }).min(0).optional() };

/** The version that a change of content is based on, and the consent to remove from the site what visitors see. */
export const updateBody = {
  ...versionBody,
  unpublish: z.boolean({ error: 'Unpublish must be true or false' }).optional(),
};

/** A segment of a path: an identifier or, if the call supports it, a slug. */
export const pathPart = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'The address has characters that are not allowed');

export const idParams = z.object({ id: pathPart });
