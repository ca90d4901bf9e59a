import { APPLICATION_DAYS_AFTER_CLOSING } from 'api-client';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';
import type { Texts } from '../../texts/texts';

interface Confirmed {
  readonly fullName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly reference: string;
  /** The page where the applicant sees it and withdraws it. */
  readonly address: string;
  readonly isReplacement: boolean;
}

/** The confirmation of an application, in the language of the form. */
export function confirmationOf(
  { text, days, lang }: Texts,
  { fullName, email, jobTitle: job, reference, address, isReplacement }: Confirmed,
): Message {
  return {
    to: email,
    language: lang,
    subject: text('Your application for {job} ({reference})', { job, reference }),
    text: [
      text('Dear {name},', { name: unlinked(fullName) }),
      text('thank you for your application for the position "{job}". It has reached us.', { job }),
      ...(isReplacement
        ? [text('It replaces your earlier application from this address, which we keep until both are deleted.')]
        : []),
      text('Your reference is {reference}. Please quote it when you write to us about your application.', {
        reference,
      }),
      `${text('See its status or withdraw it on this page. Anyone with this link can do so, so do not share it:')}\n${address}`,
      text('Our recruiting team reads every application and will write to you.'),
      text(
        'We delete your application with your resume {period} after the position is closed, or earlier if you ask us to.',
        { period: days(APPLICATION_DAYS_AFTER_CLOSING) },
      ),
      text('If you did not apply, someone used your address: write to us, and we will delete the application.'),
    ].join('\n\n'),
  };
}
