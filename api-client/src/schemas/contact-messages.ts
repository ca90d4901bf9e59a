import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from './answer';
import { entityFields, idParams, versionBody } from './entity';
import { noteSchema } from './job-applications';
import { listQuerySchema } from './list-query';
import {
  consentSchema,
  honeypotSchema,
  idList,
  mailAddress,
  nameLine,
  optionalLine,
  optionalNameLine,
  text,
} from './text';

export const contactStateSchema = z.enum(['new', 'read', 'answered', 'closed'], {
  error: 'State must be new, read, answered or closed',
});

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

/** `website` is the field people never see. */
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

export const contactMessageChangeSchema = z.object({
  state: contactStateSchema.optional(),
  note: text('Note', 2_000).optional(),
  ...versionBody,
});

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
