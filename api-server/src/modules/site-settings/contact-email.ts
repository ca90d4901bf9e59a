import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

/** The email about a changed contact address, to an owner or to the former address. */
export const contactAddressEmail = (to: string, address: string, by: string, siteUrl: string): Message => ({
  to,
  subject: 'The contact address of the site was changed',
  text: `${unlinked(by)} changed the contact address of ${siteUrl}. Messages from visitors now go to ${unlinked(address)}.\n\nIf this was not agreed, an owner can change it back at ${siteUrl}/admin/site-settings. Speak to ${unlinked(by)} as well.\n`,
});
