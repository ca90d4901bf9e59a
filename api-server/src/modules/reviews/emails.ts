import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

interface Reviewed {
  readonly to: string;
  /** The person who sends or answers. */
  readonly by: string;
  readonly title: string;
  readonly text: string;
}

const lines = (...parts: string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
const waiting = (siteUrl: string): string => `Open it at ${siteUrl}/admin/waiting-for-me`;

/** Asks a reviewer to review changes. */
export const requestEmail = (
  { to, by, title, text, dueOn }: Reviewed & { readonly dueOn: string },
  siteUrl: string,
): Message => ({
  to,
  subject: `For review: ${unlinked(title)}`,
  text: lines(
    `${unlinked(by)} has sent you changes of “${unlinked(title)}” for review.`,
    dueOn === '' ? '' : `An answer is needed by ${dueOn}.`,
    unlinked(text),
    waiting(siteUrl),
  ),
});

/** Tells the author of changes the answer of the reviewer. */
export const answerEmail = (
  { to, by, title, text, isApproved }: Reviewed & { readonly isApproved: boolean },
  siteUrl: string,
): Message => ({
  to,
  subject: `${isApproved ? 'Approved' : 'Returned'}: ${unlinked(title)}`,
  text: lines(
    isApproved
      ? `${unlinked(by)} has approved your changes of “${unlinked(title)}”. They can be published now.`
      : `${unlinked(by)} has returned your changes of “${unlinked(title)}”.`,
    unlinked(text),
    waiting(siteUrl),
  ),
});
