import type { contactMessageCalls } from '../schemas/contact-messages';
import type { EndpointOf } from './endpoint';

type Calls = typeof contactMessageCalls;

/** Answers `message` and `reference`. */
export const contact: EndpointOf<Calls['contact'], 'message'> = {
  id: 'contact',
  method: 'POST',
  path: '/contact',
  auth: 'public',
  field: 'message',
};
export const fetchContactMessages: EndpointOf<Calls['fetchContactMessages'], 'contactMessages'> = {
  id: 'fetchContactMessages',
  method: 'GET',
  path: '/contact-messages',
  auth: 'signedIn',
  field: 'contactMessages',
};
export const updateContactMessage: EndpointOf<Calls['updateContactMessage'], 'contactMessage'> = {
  id: 'updateContactMessage',
  method: 'PATCH',
  path: '/contact-messages/:id',
  auth: 'signedIn',
  field: 'contactMessage',
};
/** Deletes a message for good. */
export const deleteContactMessage: EndpointOf<Calls['deleteContactMessage'], 'message'> = {
  id: 'deleteContactMessage',
  method: 'DELETE',
  path: '/contact-messages/:id',
  auth: 'signedIn',
  field: 'message',
};
