import { dayText, fetchReview, type Collection, type PendingItem, type Review } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useRead } from 'shared-store';
import { Button, Cluster, Notice } from 'ui-kit';
import { AnswerReviewDialog, SendForReviewDialog } from './review-dialogs';

interface ReviewNoticeProps {
  readonly collection: Collection;
  readonly pending: PendingItem;
}

/** The state of a review in one or two sentences. */
function stateOf(review: Review): string {
  const { state, reviewer, requestedBy, dueOn, note, comment } = review;
  const said = (text: string): string => (text === '' ? '' : ` “${text}”`);
  if (state === 'approved') return `${reviewer} approved these changes.${said(comment)}`;
  if (state === 'returned') return `${reviewer} returned these changes.${said(comment)}`;
  const due = dueOn === null ? '' : ` An answer is needed by ${dayText(dueOn)}.`;
  return `Waiting for review by ${reviewer}, sent by ${requestedBy}.${due}${said(note)}`;
}

const changedSince = ({ state }: Review): string => {
  if (state === 'waiting') return ' The changes were saved again after they were sent.';
  return ` The changes were saved again after they were ${state}.`;
};

/** Says who reviews the changes of an item, sends them for review, and takes the answer of the reviewer. */
export function ReviewNotice({ collection, pending }: ReviewNoticeProps): ReactNode {
  const { _id: id, version } = pending;
  const { data: review } = useRead(fetchReview, { params: { collection, id } }, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<'send' | 'approve' | 'return'>();
  const dialog = { collection, id, version, onClose: () => setOpen(undefined) };
  if (review === undefined) return null;
  const isAsked = review?.state === 'waiting' && review.isReviewer;
  const isTroubled = review?.state === 'returned' || review?.hasChanged;
  return (
    <Notice tone={isTroubled ? 'warning' : 'info'} role="status">
      <Cluster gap={1}>
        <span>
          {review ? stateOf(review) : 'These changes have not been reviewed.'}
          {review?.hasChanged && changedSince(review)}
        </span>
        {isAsked && (
          <Cluster gap={1}>
            <Button variant="secondary" size="small" onClick={() => setOpen('approve')}>
              Approve
            </Button>
            <Button variant="secondary" size="small" onClick={() => setOpen('return')}>
              Return
            </Button>
          </Cluster>
        )}
        {!isAsked && (
          <Button variant="secondary" size="small" onClick={() => setOpen('send')}>
            {review ? 'Send again' : 'Send for review'}
          </Button>
        )}
      </Cluster>
      {open === 'send' && <SendForReviewDialog {...dialog} />}
      {(open === 'approve' || open === 'return') && <AnswerReviewDialog {...dialog} decision={open} />}
    </Notice>
  );
}
