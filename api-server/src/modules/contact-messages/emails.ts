import { ANSWERED_WITHIN, productPath, type Product } from 'api-client';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';
import type { Texts } from '../../texts/texts';

export interface Sent {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly topic: string;
  readonly message: string;
  readonly products: readonly Product[];
}

/** Each product on its own line, with the address of its page. */
const linesOf = (products: readonly Product[], siteUrl: string, path = (english: string) => english): string[] =>
  products.map((product) => `- ${product.name}: ${siteUrl}${path(productPath(product))}`);

/**
 * The email to the site: labelled values, one per line. A single-line value cannot start another line. The sender's
 * address is only where a reply goes: a mail program would make a link of it in the text.
 */
export function messageEmail(to: string, sent: Sent, siteUrl: string): Message {
  const { reference, topic, products } = sent;
  const typed = [
    ['Reference', reference],
    ['Name', sent.name],
    ['Phone', sent.phone],
    ['Company', sent.company],
    ['Topic', topic],
  ].flatMap(([label, value]) => (value ? [unlinked(`${label}: ${value}`)] : []));
  const productLines = products.length > 0 ? ['Products:', ...linesOf(products, siteUrl)] : [];
  return {
    to,
    subject: `${reference}: ${topic === '' ? 'A message from the website' : unlinked(topic)}`,
    text: `${[...typed, ...productLines].join('\n')}\n\n${unlinked(sent.message)}\n\nReply to this email to write to the sender.\n`,
    replyTo: sent.email,
  };
}

/** Reminds the owner of a message, or its desk, of it. The text has nothing of the sender, whose data stay in the site. */
export const reminderEmail = (
  to: string,
  { reference, topic }: Pick<Sent, 'reference' | 'topic'>,
  siteUrl: string,
): Message => ({
  to,
  subject: `Reminder: ${reference}`,
  text: [
    `This is the reminder of the message ${reference}${topic === '' ? '' : ` (${unlinked(topic)})`} that was set for today.`,
    `Open it at ${siteUrl}/admin/contact-messages?search=${reference}`,
    'It stays in the list of due reminders until another day is set, the reminder is removed or the message is closed.',
  ].join('\n\n'),
});

/**
 * The confirmation to the sender of an enquiry, in the language of the form. Of the typed text it has only the name: the
 * address may belong to another person.
 */
export function enquiryConfirmation(
  { text, path, lang }: Texts,
  { reference, name, email, products }: Sent,
  siteUrl: string,
): Message {
  return {
    to: email,
    language: lang,
    subject: text('Your enquiry ({reference})', { reference }),
    text: [
      text('Dear {name},', { name: unlinked(name) }),
      text(`thank you for your enquiry. It has reached us, and we will answer ${ANSWERED_WITHIN}.`),
      `${text('You asked about:')}\n${linesOf(products, siteUrl, path).join('\n')}`,
      text('Your reference is {reference}. Please quote it when you write to us about your enquiry.', { reference }),
      text('If you did not send an enquiry, someone used your address. You do not need to do anything.'),
    ].join('\n\n'),
  };
}
