import type { ReviewComment } from 'api-client';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';

interface Reviewed {
  readonly to: string;
  /** The person who sends or answers. */
  readonly by: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'draft' | 'changes' | 'release';
}

interface Answered extends Reviewed {
  /** The open comments on fields. */
  readonly comments: readonly ReviewComment[];
  readonly isApproved: boolean;
  /** The person who sent it may publish it. */
  readonly senderPublishes: boolean;
}

const lines = (...parts: string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
const waiting = (siteUrl: string): string => `Open it at ${siteUrl}/admin/waiting-for-me`;

const said = ({ label, text, author }: ReviewComment): string => `${label}: “${unlinked(text)}” (${unlinked(author)})`;

const named = ({ kind, title }: Pick<Reviewed, 'kind' | 'title'>): string =>
  `${kind === 'changes' ? 'changes of' : kind} “${unlinked(title)}”`;

/** Asks a reviewer to review changes, a draft or a release. */
export const requestEmail = (
  { to, by, title, text, kind, dueOn }: Reviewed & { readonly dueOn: string },
  siteUrl: string,
): Message => ({
  to,
  subject: `For review: ${unlinked(title)}`,
  text: lines(
    `${unlinked(by)} has sent you ${kind === 'changes' ? '' : 'the '}${named({ kind, title })} for review.`,
    dueOn === '' ? '' : `An answer is needed by ${dueOn}.`,
    unlinked(text),
    waiting(siteUrl),
  ),
});

/** Tells the sender the answer of the reviewer. */
export const answerEmail = (
  { to, by, title, text, comments, kind, isApproved, senderPublishes }: Answered,
  siteUrl: string,
): Message => ({
  to,
  subject: `${isApproved ? 'Approved' : 'Returned'}: ${unlinked(title)}`,
  text: lines(
    isApproved
      ? `${unlinked(by)} has approved your ${named({ kind, title })}. ${senderPublishes ? 'You' : 'An editor or owner'} can publish ${kind === 'changes' ? 'them' : 'it'} now.`
      : `${unlinked(by)} has returned your ${named({ kind, title })}.`,
    unlinked(text),
    comments.map(said).join('\n'),
    waiting(siteUrl),
  ),
});
