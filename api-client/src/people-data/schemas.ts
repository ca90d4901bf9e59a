import * as z from 'zod';
import { roleSchema } from '../admins/schemas';
import { answer } from '../validation/answer';
import { auditEntrySchema } from '../audit/schemas';
import { agreedNoticeSchema, givenConsentSchema } from '../consent/schemas';
import { contactMessageSchema } from '../contact-messages/schemas';
import { jobApplicationSchema } from '../job-applications/schemas';
import { bytesSchema } from '../media/schemas';
import { subscriptionSchema } from '../subscriptions/schemas';
import { mailAddress } from '../validation/text';

/** An email of the site to the address, or about it. Its text is deleted once it is sent. */
const storedMailSchema = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  /** Null until it is sent. */
  sentAt: z.string().nullable(),
});

/** An administrator, or a person who asked to become one. */
const registrationSchema = z.object({
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  status: z.enum(['invited', 'pending', 'approved']),
  role: roleSchema.nullable(),
});

/** An item of a collection of a remote, with its further fields. */
const personalItemSchema = z.looseObject({
  collection: z.string(),
  /** The name of one item of the collection. */
  what: z.string(),
  _id: z.string(),
  createdAt: z.string(),
  consent: givenConsentSchema.optional(),
});

/** All data that the site stores about one email address. An enquiry is a message that names products. */
export const personDataSchema = z.object({
  email: z.string(),
  applications: z.array(jobApplicationSchema),
  messages: z.array(contactMessageSchema),
  subscriptions: z.array(subscriptionSchema),
  registrations: z.array(registrationSchema),
  collectionItems: z.array(personalItemSchema),
  /** The notices that the person agreed to, oldest first. */
  notices: z.array(agreedNoticeSchema),
  mails: z.array(storedMailSchema),
  /** The entries of the audit log about the address; the newest thousand. */
  auditEntries: z.array(auditEntrySchema),
});
export type PersonData = z.output<typeof personDataSchema>;

/** The erased data, and the remaining data with the reasons. */
export const erasureReportSchema = z.object({
  applications: z.int(),
  resumes: z.int(),
  messages: z.int(),
  subscriptions: z.int(),
  registrations: z.int(),
  collectionItems: z.int(),
  mails: z.int(),
  kept: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type ErasureReport = z.output<typeof erasureReportSchema>;

/** The address is in the body so that logs and the browser's history do not record it. */
const personBodySchema = z.object({ email: mailAddress() });

export const peopleDataCalls = {
  findPersonData: { body: personBodySchema, answer: answer({ person: personDataSchema }) },
  exportPersonData: { body: personBodySchema, answer: bytesSchema },
  erasePersonData: { body: personBodySchema, answer: answer({ report: erasureReportSchema }) },
};
