import * as z from 'zod';
import { answer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';

/** An email whose last delivery attempt failed. */
export const unsentEmailSchema = z.object({
  _id: z.string(),
  /** Empty, like the subject, once the email itself is deleted: it can no longer be sent. */
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  /** `waiting` emails are retried automatically at `nextAttemptAt`; `failed` ones only on request. */
  state: z.enum(['waiting', 'failed']),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The error of the mail server or the network, as codes without addresses: `Error EAUTH 535`. */
  cause: z.string(),
});
export type UnsentEmail = z.output<typeof unsentEmailSchema>;

export const unsentEmailCalls = {
  fetchUnsentEmails: { answer: answer({ emails: z.array(unsentEmailSchema) }) },
  retryUnsentEmail: { params: idParams, answer: messageAnswer },
  deleteUnsentEmail: { params: idParams, answer: messageAnswer },
};
