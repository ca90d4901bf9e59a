import { contract, del, get, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { unsentEmailCalls } from './schemas';

export const { fetchUnsentEmails, retryUnsentEmail, deleteUnsentEmail } = contract<typeof unsentEmailCalls>()({
  /** Emails that could not be sent, newest first. */
  fetchUnsentEmails: get('/unsent-emails', OWNERS, { field: 'emails', tags: ['unsent-emails'] }),
  /** Sends one now; if that fails, it is retried as often as a new email. */
  retryUnsentEmail: post('/unsent-emails/:id/retry', OWNERS, { changes: ['unsent-emails', 'audit'] }),
  deleteUnsentEmail: del('/unsent-emails/:id', OWNERS, { changes: ['unsent-emails', 'audit'] }),
});
