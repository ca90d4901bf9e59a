import { ANY_ADMIN, EDITORS } from '../roles';
import type { subscriptionCalls } from '../schemas/subscriptions';
import type { EndpointOf } from './endpoint';

type Calls = typeof subscriptionCalls;

/**
 * Asks for job alerts or the newsletter; an email with a link to confirm it goes to the address. The answer is the same
 * whether the address is subscribed or not. Asked for again, a job alert gets another filter once it is confirmed.
 */
export const subscribe: EndpointOf<Calls['subscribe'], 'message'> = {
  id: 'subscribe',
  method: 'POST',
  path: '/subscriptions',
  auth: 'public',
  field: 'message',
};
/** Confirms an address by the token of the link in the email; 404 once the link has expired. */
export const confirmSubscription: EndpointOf<Calls['confirmSubscription'], 'message'> = {
  id: 'confirmSubscription',
  method: 'POST',
  path: '/subscriptions/confirmation',
  auth: 'public',
  field: 'message',
};
/**
 * Deletes a subscription by the token that each of its emails has; done twice it answers the same. Mail programs call it
 * by themselves (RFC 8058), with a form as the body.
 */
export const unsubscribe: EndpointOf<Calls['unsubscribe'], 'message'> = {
  id: 'unsubscribe',
  method: 'POST',
  path: '/subscriptions/unsubscribe',
  auth: 'public',
  field: 'message',
};
/** The same address opened by a person: the page that asks before it unsubscribes. */
export const openUnsubscribePage: EndpointOf<Calls['openUnsubscribePage']> = {
  id: 'openUnsubscribePage',
  method: 'GET',
  path: '/subscriptions/unsubscribe',
  auth: 'public',
  shape: 'redirect',
};
/** Job alerts are for owners and recruiters, the newsletter is for owners and editors; anybody else gets 403. */
export const fetchSubscriptions: EndpointOf<Calls['fetchSubscriptions'], 'subscriptions'> = {
  id: 'fetchSubscriptions',
  method: 'GET',
  path: '/subscriptions',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'subscriptions',
};
export const exportSubscriptions: EndpointOf<Calls['exportSubscriptions']> = {
  id: 'exportSubscriptions',
  method: 'GET',
  path: '/subscriptions.csv',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  shape: 'text',
};
/** Deletes a subscription for good. */
export const deleteSubscription: EndpointOf<Calls['deleteSubscription'], 'message'> = {
  id: 'deleteSubscription',
  method: 'DELETE',
  path: '/subscriptions/:id',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'message',
};
/** What the next newsletter could tell of, how many would get it, and what was sent. */
export const fetchNewsletter: EndpointOf<Calls['fetchNewsletter'], 'newsletter'> = {
  id: 'fetchNewsletter',
  method: 'GET',
  path: '/newsletter',
  auth: 'signedIn',
  roles: EDITORS,
  field: 'newsletter',
};
/** What a newsletter would say. */
export const previewNewsletter: EndpointOf<Calls['previewNewsletter'], 'preview'> = {
  id: 'previewNewsletter',
  method: 'POST',
  path: '/newsletter/preview',
  auth: 'signedIn',
  roles: EDITORS,
  field: 'preview',
};
/** Sends it to whoever asks, and to nobody else. */
export const sendTestNewsletter: EndpointOf<Calls['sendTestNewsletter'], 'message'> = {
  id: 'sendTestNewsletter',
  method: 'POST',
  path: '/newsletter/test',
  auth: 'signedIn',
  roles: EDITORS,
  field: 'message',
};
/** Sends it to every confirmed address; 409 when nobody would get it, or when an issue has told of an article already. */
export const sendNewsletter: EndpointOf<Calls['sendNewsletter'], 'issue'> = {
  id: 'sendNewsletter',
  method: 'POST',
  path: '/newsletter/issues',
  auth: 'signedIn',
  roles: EDITORS,
  field: 'issue',
};
