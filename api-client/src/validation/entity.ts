import * as z from 'zod';
import { momentSchema, slugSchema } from './text';

/** What every entity carries. `version` rises by one with each change. */
export const entityFields = {
  _id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
};

export const contentStatusSchema = z.enum(['draft', 'scheduled', 'published', 'trashed']);
export type ContentStatus = z.output<typeof contentStatusSchema>;

/** What every kind of content carries besides. `publishAt` says when a scheduled item appears. */
export const contentFields = {
  ...entityFields,
  status: contentStatusSchema,
  publishAt: z.string().nullable(),
};

/** What an editor may say about the publication of an item. Absent on creation means published. */
export const publicationBody = {
  status: z
    .enum(['draft', 'scheduled', 'published'], { error: 'Status must be draft, scheduled or published' })
    .optional(),
  publishAt: momentSchema.nullable().optional(),
};

/** The same for an item that has an address of its own. An absent slug is made from its name. */
export const sluggedBody = { ...publicationBody, slug: slugSchema.optional() };

/** The version a change was based on. Given and stale: 409 with the current entity. */
export const versionBody = { version: z.int({ error: 'Version must be a whole number' }).min(0).optional() };

/** The version a change of content was based on, and the consent to take from the site what visitors see. */
export const updateBody = {
  ...versionBody,
  unpublish: z.boolean({ error: 'Unpublish must be true or false' }).optional(),
};

/** A part of a path: an identifier or, where the call says so, a slug. */
export const pathPart = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'The address has characters that are not allowed');

export const idParams = z.object({ id: pathPart });
