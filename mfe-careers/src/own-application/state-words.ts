import type { ApplicationState } from 'api-client';

/** The applicant's text for each state: its meaning and the next step. */
export const STATE_WORDS: Readonly<Record<ApplicationState, { readonly label: string; readonly next: string }>> = {
  new: { label: 'Received', next: 'Your application has reached us. Our recruiting team will read it.' },
  review: { label: 'In review', next: 'Our recruiting team is reading your application.' },
  interview: { label: 'Interview', next: 'We would like to meet you, and write to you about the appointment.' },
  offer: { label: 'Offer', next: 'We are preparing an offer for you.' },
  hired: { label: 'Hired', next: 'You have got the position. We look forward to working with you.' },
  rejected: {
    label: 'Not successful',
    next: 'We have given the position to somebody else, and thank you for applying.',
  },
  withdrawn: { label: 'Withdrawn', next: 'You have withdrawn this application. It will be deleted on the day below.' },
};

/** Whether an application in this state can still be withdrawn. */
export const isWithdrawable = (state: ApplicationState): boolean =>
  state !== 'withdrawn' && state !== 'hired' && state !== 'rejected';
