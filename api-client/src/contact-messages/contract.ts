import { contract, del, get, patch, post } from '../contract/contract';
import { EDITORS, EVERYONE } from '../roles';
import type { contactMessageCalls } from './schemas';

export const { contact, fetchContactMessages, updateContactMessage, deleteContactMessage } = contract<
  typeof contactMessageCalls
>()({
  /** Answers `message` and `reference`. */
  contact: post('/contact', EVERYONE),
  fetchContactMessages: get('/contact-messages', EDITORS, { field: 'contactMessages', tags: ['contact-messages'] }),
  updateContactMessage: patch('/contact-messages/:id', EDITORS, { changes: ['contact-messages', 'dashboard'] }),
  /** Deletes a message permanently. */
  deleteContactMessage: del('/contact-messages/:id', EDITORS, { changes: ['contact-messages', 'dashboard', 'audit'] }),
});
