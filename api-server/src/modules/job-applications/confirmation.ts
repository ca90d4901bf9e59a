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
        ? ['It replaces your earlier application from this address, which we keep until both are deleted.']
        : []),
      `Your reference is ${reference}. Please quote it when you write to us about your application.`,
      `See its status or withdraw it on this page. Anyone with this link can do so, so do not share it:\n${address}`,
      'Our recruiting team reads every application and will write to you.',
      `We delete your application with your resume ${inWords(APPLICATION_DAYS_AFTER_CLOSING, 'day')} after the position is closed, or earlier if you ask us to.`,
      'If you did not apply, someone used your address: write to us, and we will delete the application.',
    ].join('\n\n'),
  };
}
