import * as z from 'zod';
import type { PublicForm } from '../content-type/content-type';
import { consentSchema, honeypotSchema } from '../validation/text';

/**
 * The schema of what visitors send: the fields of the form, their consent, and `website`, which people never see.
 *
 * @param body the schema of an editor's new item
 */
export const publicFormSchema = ({ fields }: PublicForm, body: z.ZodObject): z.ZodObject =>
  z.object({
    ...Object.fromEntries(fields.flatMap((name) => (body.shape[name] ? [[name, body.shape[name]]] : []))),
    consent: consentSchema,
    website: honeypotSchema,
  });
