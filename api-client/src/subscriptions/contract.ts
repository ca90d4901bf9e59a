import { contract, del, get, post } from '../contract/contract';
import { EVERYONE } from '../roles';
import { contentTags } from '../tags';
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
   * Subscribes to job alerts or the newsletter; an email with a confirmation link is sent to the address. The answer is
   * the same whether or not the address is subscribed. Repeating it for a job alert changes its filter once it is
   * confirmed.
   */
  subscribe: post('/subscriptions', EVERYONE),
  /** Confirms an address by the token of the link in the email; 404 once the link has expired. */
  confirmSubscription: post('/subscriptions/confirmation', EVERYONE),
  /**
   * Deletes a subscription by the token in each of its emails; repeating it answers the same. Mail programs call it by
   * themselves (RFC 8058), with a form as the body.
   */
  unsubscribe: post('/subscriptions/unsubscribe', EVERYONE),
  /** The same address opened by a person: redirects to the page that asks before it unsubscribes. */
  openUnsubscribePage: get('/subscriptions/unsubscribe', EVERYONE, { shape: 'redirect' }),
  /** Job alerts are for owners and recruiters, the newsletter is for owners and editors; other roles get 403. */
  fetchSubscriptions: get('/subscriptions', ['any:handle'], { field: 'subscriptions', tags: ['subscriptions'] }),
  exportSubscriptions: get('/subscriptions.csv', ['any:handle'], { shape: 'text' }),
  /** Deletes a subscription permanently. */
  deleteSubscription: del('/subscriptions/:id', ['any:handle'], { changes: ['subscriptions', 'audit'] }),
  /** The articles available for the next newsletter, its number of recipients, and the sent issues. */
  fetchNewsletter: get('/newsletter', ['newsletter:handle'], {
    field: 'newsletter',
    tags: ['newsletter', 'subscriptions', ...contentTags('blogs', 'news')],
  }),
  previewNewsletter: post('/newsletter/preview', ['newsletter:handle']),
  /** Sends it only to the caller. */
  sendTestNewsletter: post('/newsletter/test', ['newsletter:handle']),
  /**
   * Sends it to every confirmed address; 409 without recipients, or when an earlier issue contains one of the articles.
   */
  sendNewsletter: post('/newsletter/issues', ['newsletter:handle'], { changes: ['newsletter', 'audit'] }),
});
