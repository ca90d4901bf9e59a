import * as z from 'zod';
import { answer, changeAnswer, listFields, messageAnswer } from '../validation/answer';
import { entityFields, idParams, pathPart, versionBody } from '../validation/entity';
import { givenConsentSchema } from '../consent/schemas';
import { noteSchema } from '../job-applications/schemas';
import { itemQuerySchema, listQuerySchema, pageNumberSchema } from '../validation/list-query';
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
import { MESSAGE_TOPICS } from './topics';

export const contactStateSchema = z.enum(['new', 'read', 'answered', 'closed'], {
  error: 'State must be new, read, answered or closed',
});
export type ContactState = z.output<typeof contactStateSchema>;

const messageProductSchema = z.object({
  _id: z.string(),
  name: z.string(),
  picture: z.string(),
  /** The value of its field “Grade”; empty without one. */
  grade: z.string(),
  /** The path of its page; empty if visitors do not see it. */
  path: z.string(),
});
export type MessageProduct = z.output<typeof messageProductSchema>;

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
  /** The products that have not been deleted permanently, in the order of `productIds`. */
  products: z.array(messageProductSchema),
  state: contactStateSchema,
  /** The administrator who handles it. */
  ownerId: z.string().nullable(),
  ownerName: z.string(),
  /** The day on which its owner, or else its desk, gets a reminder by email, in the site's time zone. */
  remindOn: z.iso.date().nullable(),
  notes: z.array(noteSchema),
  consent: givenConsentSchema.optional(),
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
  /** Null removes the owner. */
  ownerId: pathPart.nullable().optional(),
  /** Today or later; null removes the reminder, as closing the message does. */
  remindOn: z.iso.date('Enter a day').nullable().optional(),
  ...versionBody,
});
export type ContactMessageChange = z.input<typeof contactMessageChangeSchema>;

export const contactMessageListQuerySchema = listQuerySchema.extend({
  state: contactStateSchema.optional(),
  /** The id of its owner, or `none`. */
  owner: pathPart.optional(),
  /** `set`: any reminder; `due`: its day has come. */
  reminder: z.enum(['set', 'due'], { error: 'Reminder must be set or due' }).optional(),
  page: pageNumberSchema,
});

const ownerSchema = z.object({ _id: z.string(), name: z.string() });

/** A topic of the contact form, and the address that gets its messages; without one, the site's address gets them. */
const deskSchema = z.object({
  topic: z.enum(MESSAGE_TOPICS, { error: 'Topic must be one of the contact form' }),
  email: z.union([z.literal(''), mailAddress()]),
});
export type MessageDesk = z.output<typeof deskSchema>;

export const contactMessageCalls = {
  contact: { query: itemQuerySchema, body: contactBodySchema, answer: changeAnswer({ reference: z.string() }) },
  fetchContactMessages: {
    query: contactMessageListQuerySchema,
    answer: answer({ contactMessages: z.array(contactMessageSchema), ...listFields }),
  },
  updateContactMessage: {
    params: idParams,
    body: contactMessageChangeSchema,
    answer: changeAnswer({ contactMessage: contactMessageSchema }),
  },
  exportContactMessages: { query: contactMessageListQuerySchema, answer: z.string() },
  fetchMessageOwners: { answer: answer({ owners: z.array(ownerSchema) }) },
  fetchMessageDesks: { answer: answer({ desks: z.array(deskSchema) }) },
  updateMessageDesks: {
    body: z.object({ desks: z.array(deskSchema).max(MESSAGE_TOPICS.length, 'One desk for each topic') }),
    answer: messageAnswer,
  },
  deleteContactMessage: { params: idParams, answer: messageAnswer },
};
