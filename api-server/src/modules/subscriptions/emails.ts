import { UNCONFIRMED_DAYS, type JobAlertFilter, type SubscriptionKind } from 'api-client';
import type { Message } from '../../mail/message';
import type { Texts } from '../../texts/texts';

const PARTS = [
  ['location', 'Location'],
  ['role', 'Role'],
  ['department', 'Department'],
  ['employmentType', 'Employment type'],
] as const satisfies readonly (readonly [keyof JobAlertFilter, string])[];

/** A filter in words, one part per line. */
export function filterText({ text }: Texts, filter: JobAlertFilter): string {
  const lines = PARTS.flatMap(([name, label]) =>
    filter[name].length > 0 ? [`${text(label)}: ${filter[name].join(', ')}`] : [],
  );
  return lines.length > 0 ? lines.join('\n') : text('All positions');
}

const THINGS: Readonly<Record<SubscriptionKind, { readonly subject: string; readonly asked: string }>> = {
  'job-alert': {
    subject: 'Confirm your job alert',
    asked: 'someone, probably you, has asked us to send new positions to this address.',
  },
  newsletter: {
    subject: 'Confirm the newsletter',
    asked: 'someone, probably you, has asked us to send our newsletter to this address.',
  },
};

interface SubscriptionRequest {
  readonly kind: SubscriptionKind;
  readonly email: string;
  readonly requested: JobAlertFilter;
}

/** The email that asks for the confirmation of a subscription. It has no text that its sender typed. */
export function confirmationEmail(
  texts: Texts,
  { kind, email, requested }: SubscriptionRequest,
  address: string,
): Message {
  const { text, lang } = texts;
  const { subject, asked } = THINGS[kind];
  const period = texts.days(UNCONFIRMED_DAYS);
  return {
    to: email,
    language: lang,
    subject: text(subject),
    text: [
      text('Good day,'),
      text(asked),
      ...(kind === 'job-alert' ? [filterText(texts, requested)] : []),
      `${text('Confirm it on this page. The link expires in {period}:', { period })}\n${address}`,
      text(
        'If it was not you, you do not need to do anything. We will send nothing more, and delete your address after {period} unless you were subscribed before.',
        { period },
      ),
    ].join('\n\n'),
  };
}

/** The email to a subscriber who subscribes to the newsletter again. */
export function subscribedEmail({ text, lang }: Texts, email: string, unsubscribePage: string): Message {
  return {
    to: email,
    language: lang,
    subject: text('You already get our newsletter'),
    text: [
      text('Good day,'),
      text(THINGS.newsletter.asked),
      text('You are subscribed already, so nothing has changed.'),
      `${text('You can unsubscribe on this page:')}\n${unsubscribePage}`,
    ].join('\n\n'),
  };
}
