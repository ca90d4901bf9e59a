import type { ContentType, PublicForm } from 'api-client/content-types';
import { HOUR, type Clock } from '../../clock';
import type { Database } from '../../database/database';
import { takeIfFree } from '../../limits/limits';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';
import { emailKey } from '../../text/fold';
import type { Texts } from '../../texts/texts';
import { textIn } from '../read-body';
import type { AnyBody } from '../served-content-type';
import type { FormTexts } from './form-texts';

/** A form that a visitor sent, as its editors and its sender are informed about it. */
export interface Submitted {
  readonly type: Pick<ContentType, 'collection' | 'what' | 'fields'>;
  readonly form: PublicForm;
  readonly id: string;
  readonly reference: string;
  readonly values: AnyBody;
}

/** The address of the sender: the first field of the form that is an email address. */
const senderOf = ({ type: { fields }, form, values }: Submitted): string | undefined => {
  const name = form.fields.find((one) => fields[one]?.kind === 'mailAddress');
  return name && textIn(values, name);
};

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
};

/**
 * The email to a desk: labelled answers, each in a paragraph, and the address of the item. The sender's address is only
 * where a reply goes: a mail program would make a link of it in the text.
 */
export function deskEmail(to: string, submitted: Submitted, siteUrl: string): Message {
  const { type, form, id, reference, values } = submitted;
  const sender = senderOf(submitted);
  const answers = form.fields.flatMap((name) => {
    const field = type.fields[name];
    const value = shown(values[name]);
    if (!field || field.kind === 'mailAddress' || value === '') return [];
    return [unlinked(`${field.label}: ${field.kind === 'attachment' ? 'a file, which the answer has' : value}`)];
  });
  return {
    to,
    subject: `${reference}: ${unlinked(type.what)}`,
    text: `${[
      ...answers,
      `Its state is set at ${siteUrl}/admin/${type.collection}/${id}`,
      ...(sender ? ['Reply to this email to write to the sender.'] : []),
    ].join('\n\n')}\n`,
    ...(sender && { replyTo: sender }),
  };
}

/** The confirmation to the sender. It has nothing that was typed: the address may belong to another person. */
const confirmationEmail = (
  to: string,
  { text, lang }: Texts,
  title: string,
  reference: string,
  confirmation: string,
): Message => ({
  to,
  language: lang,
  subject: `${unlinked(title)} (${reference})`,
  text: `${[
    confirmation,
    text('Your reference is {reference}.', { reference }),
    text('If you did not send this form, someone used your address. You do not need to do anything.'),
  ].join('\n\n')}\n`,
});

/**
 * The confirmation that the sender of a form gets, in the language of the form. Pass a transaction.
 *
 * @param most the number of confirmations that an address gets in an hour
 * @returns undefined if the form has none, or the address got too many
 */
export async function confirmationOf(
  tx: Database,
  clock: Clock,
  texts: Texts,
  { title, confirmation }: FormTexts,
  submitted: Submitted,
  most: number,
): Promise<Message | undefined> {
  const sender = senderOf(submitted);
  if (!confirmation || !sender) return undefined;
  const limit = { key: `confirmation:${emailKey(sender)}`, most, within: HOUR };
  if (!(await takeIfFree(tx, clock, [limit]))) return undefined;
  return confirmationEmail(sender, texts, title, submitted.reference, confirmation);
}
