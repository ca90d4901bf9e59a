import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

interface Reviewed {
  readonly to: string;
  /** The person who sends or answers. */
  readonly by: string;
  readonly title: string;
  readonly text: string;
  /** A draft was sent; otherwise changes. */
  readonly isDraft: boolean;
}

interface Answered extends Reviewed {
  readonly isApproved: boolean;
  /** The person who sent it may publish it. */
  readonly senderPublishes: boolean;
}

const lines = (...parts: string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
const waiting = (siteUrl: string): string => `Open it at ${siteUrl}/admin/waiting-for-me`;

const named = ({ isDraft, title }: Pick<Reviewed, 'isDraft' | 'title'>): string =>
  `${isDraft ? 'draft' : 'changes of'} “${unlinked(title)}”`;

/** Asks a reviewer to review changes or a draft. */
export const requestEmail = (
  { to, by, title, text, isDraft, dueOn }: Reviewed & { readonly dueOn: string },
  siteUrl: string,
): Message => ({
  to,
  subject: `For review: ${unlinked(title)}`,
  text: lines(
    `${unlinked(by)} has sent you ${isDraft ? 'the ' : ''}${named({ isDraft, title })} for review.`,
    dueOn === '' ? '' : `An answer is needed by ${dueOn}.`,
    unlinked(text),
    waiting(siteUrl),
  ),
});

/** Tells the sender the answer of the reviewer. */
export const answerEmail = (
  { to, by, title, text, isDraft, isApproved, senderPublishes }: Answered,
  siteUrl: string,
): Message => ({
  to,
  subject: `${isApproved ? 'Approved' : 'Returned'}: ${unlinked(title)}`,
  text: lines(
    isApproved
      ? `${unlinked(by)} has approved your ${named({ isDraft, title })}. ${senderPublishes ? 'You' : 'An editor or owner'} can publish ${isDraft ? 'it' : 'them'} now.`
      : `${unlinked(by)} has returned your ${named({ isDraft, title })}.`,
    unlinked(text),
    waiting(siteUrl),
  ),
});
