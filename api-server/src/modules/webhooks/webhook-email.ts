import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

/**
 * The email to an owner about a new webhook, or a new address of one.
 *
 * @param by the user who added or changed the webhook
 */
export const webhookEmail = (
  to: string,
  { name, url, by, isNew }: { name: string; url: string; by: string; isNew: boolean },
  siteUrl: string,
): Message => ({
  to,
  subject: isNew ? 'A webhook was added' : 'The address of a webhook was changed',
  text: `${unlinked(by)} ${isNew ? 'added the webhook' : 'changed the address of the webhook'} “${unlinked(name)}”.\n\nThe site now reports to ${unlinked(new URL(url).host)}.\n\nIf this was not agreed, turn the webhook off at ${siteUrl}/admin/webhooks and speak to ${unlinked(by)}.\n`,
});
