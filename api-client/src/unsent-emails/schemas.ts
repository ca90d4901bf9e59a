import * as z from 'zod';
import { answer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';

/** An email that could not be sent, at least the last time that it was tried. */
export const unsentEmailSchema = z.object({
  _id: z.string(),
  /** Empty, like the subject, where the email itself is no longer kept: it can't be sent again. */
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  /** Waiting is tried again by itself, at `nextAttemptAt`; failed only when somebody says so. */
  state: z.enum(['waiting', 'failed']),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** What the mail server or the network said, as codes and without addresses: `Error EAUTH 535`. */
  cause: z.string(),
});
export type UnsentEmail = z.output<typeof unsentEmailSchema>;

export const unsentEmailCalls = {
  fetchUnsentEmails: { answer: answer({ emails: z.array(unsentEmailSchema) }) },
  retryUnsentEmail: { params: idParams, answer: messageAnswer },
  deleteUnsentEmail: { params: idParams, answer: messageAnswer },
};
