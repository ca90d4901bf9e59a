import type { unsentEmailCalls } from '../schemas/unsent-emails';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof unsentEmailCalls;

/** Emails that could not be sent, newest first. */
export const fetchUnsentEmails: EndpointOf<Calls['fetchUnsentEmails'], 'emails'> = {
  id: 'fetchUnsentEmails',
  method: 'GET',
  path: '/unsent-emails',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'emails',
};
/** Sends one now, and as often as a new one if that fails. */
export const retryUnsentEmail: EndpointOf<Calls['retryUnsentEmail'], 'message'> = {
  id: 'retryUnsentEmail',
  method: 'POST',
  path: '/unsent-emails/:id/retry',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
export const deleteUnsentEmail: EndpointOf<Calls['deleteUnsentEmail'], 'message'> = {
  id: 'deleteUnsentEmail',
  method: 'DELETE',
  path: '/unsent-emails/:id',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
