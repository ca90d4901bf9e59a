import { APPLICATION_DAYS_AFTER_CLOSING, inWords } from 'api-client';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

interface Confirmed {
  readonly fullName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly reference: string;
  /** The page where the applicant sees it and withdraws it. */
  readonly address: string;
  readonly isReplacement: boolean;
}

export function confirmationOf({ fullName, email, jobTitle, reference, address, isReplacement }: Confirmed): Message {
  return {
    to: email,
    subject: `Your application for ${jobTitle} (${reference})`,
    text: [
      `Dear ${unlinked(fullName)},`,
      `thank you for your application for the position "${jobTitle}". It has reached us.`,
      ...(isReplacement
        ? [
            'It takes the place of the one that reached us before from this address, which we keep until both are deleted.',
          ]
        : []),
      `Your reference is ${reference}. Please name it when you write to us about your application.`,
      `See how far it is, or withdraw it, on this page. Whoever has this link can do so, so keep it to yourself:\n${address}`,
      'Our recruiting team reads every application and will write to you.',
      `We delete your application with your résumé ${inWords(APPLICATION_DAYS_AFTER_CLOSING, 'day')} after the position is closed, or earlier if you ask us to.`,
      'If you did not apply, somebody used your address; write to us and we delete the application.',
    ].join('\n\n'),
  };
}
