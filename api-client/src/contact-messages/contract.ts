import { contract, del, get, patch, post, put } from '../contract/contract';
import { EVERYONE, OWNERS } from '../roles';
import type { contactMessageCalls } from './schemas';

export const {
  contact,
  fetchContactMessages,
  updateContactMessage,
  exportContactMessages,
  deleteContactMessage,
  fetchMessageOwners,
  fetchMessageDesks,
  updateMessageDesks,
} = contract<typeof contactMessageCalls>()({
  /** Answers `message` and `reference`. */
  contact: post('/contact', EVERYONE),
  fetchContactMessages: get('/contact-messages', ['contact-messages:handle'], {
    field: 'contactMessages',
    tags: ['contact-messages'],
  }),
  updateContactMessage: patch('/contact-messages/:id', ['contact-messages:handle'], {
    changes: ['contact-messages', 'dashboard'],
  }),
  /** RFC 4180 text; cells that look like formulas are escaped. */
  exportContactMessages: get('/contact-messages.csv', ['contact-messages:handle'], { shape: 'text' }),
  /** Deletes a message permanently. */
  deleteContactMessage: del('/contact-messages/:id', ['contact-messages:handle'], {
    changes: ['contact-messages', 'dashboard', 'audit'],
  }),
  /** Administrators who can own a message. */
  fetchMessageOwners: get('/message-owners', ['contact-messages:handle'], { field: 'owners', tags: ['admins'] }),
  /** The desks of all topics, in their order. */
  fetchMessageDesks: get('/message-desks', ['contact-messages:handle'], { field: 'desks', tags: ['message-desks'] }),
  /** Sets the addresses that get the messages of a topic. The owners get an email. */
  updateMessageDesks: put('/message-desks', OWNERS, { changes: ['message-desks', 'audit'] }),
});
