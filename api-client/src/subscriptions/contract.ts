import { contract, del, get, post } from '../contract/contract';
import { ANY_ADMIN, EDITORS, EVERYONE } from '../roles';
import type { subscriptionCalls } from './schemas';

export const {
  subscribe,
  confirmSubscription,
  unsubscribe,
  openUnsubscribePage,
  fetchSubscriptions,
  exportSubscriptions,
  deleteSubscription,
  fetchNewsletter,
  previewNewsletter,
  sendTestNewsletter,
  sendNewsletter,
} = contract<typeof subscriptionCalls>()({
  /**
   * Asks for job alerts or the newsletter; an email with a link to confirm it goes to the address. The answer is the same
   * whether the address is subscribed or not. Asked for again, a job alert gets another filter once it is confirmed.
   */
  subscribe: post('/subscriptions', EVERYONE),
  /** Confirms an address by the token of the link in the email; 404 once the link has expired. */
  confirmSubscription: post('/subscriptions/confirmation', EVERYONE),
  /**
   * Deletes a subscription by the token that each of its emails has; done twice it answers the same. Mail programs call it
   * by themselves (RFC 8058), with a form as the body.
   */
  unsubscribe: post('/subscriptions/unsubscribe', EVERYONE),
  /** The same address opened by a person: the page that asks before it unsubscribes. */
  openUnsubscribePage: get('/subscriptions/unsubscribe', EVERYONE, { shape: 'redirect' }),
  /** Job alerts are for owners and recruiters, the newsletter is for owners and editors; anybody else gets 403. */
  fetchSubscriptions: get('/subscriptions', ANY_ADMIN, { field: 'subscriptions', tags: ['subscriptions'] }),
  exportSubscriptions: get('/subscriptions.csv', ANY_ADMIN, { shape: 'text' }),
  /** Deletes a subscription for good. */
  deleteSubscription: del('/subscriptions/:id', ANY_ADMIN, { changes: ['subscriptions', 'audit'] }),
  /** What the next newsletter could tell of, how many would get it, and what was sent. */
  fetchNewsletter: get('/newsletter', EDITORS, {
    field: 'newsletter',
    tags: ['newsletter', 'blogs', 'news', 'subscriptions'],
  }),
  /** What a newsletter would say. */
  previewNewsletter: post('/newsletter/preview', EDITORS),
  /** Sends it to whoever asks, and to nobody else. */
  sendTestNewsletter: post('/newsletter/test', EDITORS),
  /** Sends it to every confirmed address; 409 when nobody would get it, or when an issue has told of an article already. */
  sendNewsletter: post('/newsletter/issues', EDITORS, { changes: ['newsletter', 'audit'] }),
});
