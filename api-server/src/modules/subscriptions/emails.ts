import { inWords, UNCONFIRMED_DAYS, type JobAlertFilter, type SubscriptionKind } from 'api-client';
import type { Message } from '../../mail/message';

const PARTS = [
  ['location', 'Location'],
  ['role', 'Role'],
  ['department', 'Department'],
  ['employmentType', 'Employment type'],
] as const satisfies readonly (readonly [keyof JobAlertFilter, string])[];

/** A filter in words, one part per line. */
export function filterText(filter: JobAlertFilter): string {
  const lines = PARTS.flatMap(([name, label]) =>
    filter[name].length > 0 ? [`${label}: ${filter[name].join(', ')}`] : [],
  );
  return lines.length > 0 ? lines.join('\n') : 'All positions';
}

const THINGS: Readonly<Record<SubscriptionKind, { readonly subject: string; readonly what: string }>> = {
  'job-alert': { subject: 'Confirm your job alert', what: 'new positions' },
  newsletter: { subject: 'Confirm the newsletter', what: 'our newsletter' },
};

interface SubscriptionRequest {
  readonly kind: SubscriptionKind;
  readonly email: string;
  readonly requested: JobAlertFilter;
}

/** The email that asks for the confirmation of a subscription. It has no text that its sender typed. */
export function confirmationEmail({ kind, email, requested }: SubscriptionRequest, address: string): Message {
  const { subject, what } = THINGS[kind];
  const days = inWords(UNCONFIRMED_DAYS, 'day');
  return {
    to: email,
    subject,
    text: [
      'Good day,',
      `someone, probably you, has asked us to send ${what} to this address.`,
      ...(kind === 'job-alert' ? [filterText(requested)] : []),
      `Confirm it on this page. The link expires in ${days}:\n${address}`,
      `If it was not you, you do not need to do anything. We will send nothing more, and delete your address after ${days} unless you were subscribed before.`,
    ].join('\n\n'),
  };
}

/** The email to a subscriber who subscribes to the newsletter again. */
export function subscribedEmail(email: string, unsubscribePage: string): Message {
  return {
    to: email,
    subject: 'You already get our newsletter',
    text: [
      'Good day,',
      'someone, probably you, has asked us to send our newsletter to this address. You are subscribed already, so nothing has changed.',
      `You can unsubscribe on this page:\n${unsubscribePage}`,
    ].join('\n\n'),
  };
}
