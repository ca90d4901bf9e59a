import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from '../validation/answer';
import { entityFields, idParams, versionBody } from '../validation/entity';
import { noteSchema } from '../job-applications/schemas';
import { listQuerySchema } from '../validation/list-query';
import {
  consentSchema,
  honeypotSchema,
  idList,
  mailAddress,
  nameLine,
  optionalLine,
  optionalNameLine,
  text,
} from '../validation/text';

export const contactStateSchema = z.enum(['new', 'read', 'answered', 'closed'], {
  error: 'State must be new, read, answered or closed',
});
export type ContactState = z.output<typeof contactStateSchema>;

export const contactMessageSchema = z.object({
  ...entityFields,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  topic: z.string(),
  message: z.string(),
  productIds: z.array(z.string()),
  state: contactStateSchema,
  notes: z.array(noteSchema),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;

/** `website` is the honeypot field, which people never see. */
export const contactBodySchema = z.object({
  name: nameLine(),
  email: mailAddress(),
  phone: optionalLine('Phone', 40).optional(),
  company: optionalNameLine('Company').optional(),
  topic: optionalLine('Topic').optional(),
  message: text('Message', 5_000),
  productIds: idList('Products', 50).optional(),
  consent: consentSchema,
  website: honeypotSchema,
});
export type ContactBody = z.input<typeof contactBodySchema>;

export const contactMessageChangeSchema = z.object({
  state: contactStateSchema.optional(),
  note: text('Note', 2_000).optional(),
  ...versionBody,
});
export type ContactMessageChange = z.input<typeof contactMessageChangeSchema>;

export const contactMessageListQuerySchema = listQuerySchema.extend({ state: contactStateSchema.optional() });

export const contactMessageCalls = {
  contact: { body: contactBodySchema, answer: changeAnswer({ reference: z.string() }) },
  fetchContactMessages: {
    query: contactMessageListQuerySchema,
    answer: answer({ contactMessages: z.array(contactMessageSchema), ...listFields }),
  },
  updateContactMessage: {
    params: idParams,
    body: contactMessageChangeSchema,
    answer: changeAnswer({ contactMessage: contactMessageSchema }),
  },
  deleteContactMessage: { params: idParams, answer: messageAnswer },
};
