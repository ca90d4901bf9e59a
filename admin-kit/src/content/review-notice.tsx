import { answerReview, dayText, fetchReview, type Collection, type Review } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useMayPublish, usePermission, useRead } from 'shared-store';
import { Button, Cluster, Notice } from 'ui-kit';
import { PUBLISH, REVIEW } from '../use-editor';
import { AnswerReviewDialog, SendForReviewDialog } from './review-dialogs';

interface ReviewNoticeProps {
  readonly collection: Collection;
  readonly id: string;
  /** The state that the editor shows: of the pending changes, or of the draft. */
  readonly version: number;
  readonly isDraft: boolean;
  /** Whether the dialog that sends it is open. */
  readonly isSending: boolean;
  readonly onSent: () => void;
  /** The editor's form. Its buttons save, then publish or send. */
  readonly formId: string;
}

/** The state of a review in one or two sentences. */
function stateOf(review: Review, publishes: boolean): string {
  const { state, reviewer, requestedBy, isDraft, dueOn, note, comment } = review;
  const what = isDraft ? 'this draft' : 'these changes';
  const said = (text: string): string => (text === '' ? '' : ` “${text}”`);
  const next = publishes ? '' : ` An editor or owner can publish ${isDraft ? 'it' : 'them'}.`;
  if (state === 'approved') return `${reviewer} approved ${what}.${said(comment)}${next}`;
  if (state === 'returned') return `${reviewer} returned ${what}.${said(comment)}`;
  const due = dueOn === null ? '' : ` An answer is needed by ${dayText(dueOn)}.`;
  return `Waiting for review by ${reviewer}, sent by ${requestedBy}.${due}${said(note)}`;
}

const changedSince = ({ state, isDraft }: Review): string => {
  const done = state === 'waiting' ? 'sent' : state;
  return isDraft
    ? ` It was saved again after it was ${done}.`
    : ` The changes were saved again after they were ${done}.`;
};

/**
 * Says who reviews an item, sends it for review, takes the answer of the reviewer, and publishes an approved draft.
 * Nothing for a draft that was never sent.
 */
export function ReviewNotice(props: ReviewNoticeProps): ReactNode {
  const { collection, id, version, isDraft, isSending, onSent, formId } = props;
  const submit = { type: 'submit', form: formId, name: 'then', size: 'small' } as const;
  const { data: review } = useRead(fetchReview, { params: { collection, id } }, { refetchOnMountOrArgChange: true });
  const publishes = useMayPublish(collection);
  const mayAnswer = usePermission(answerReview);
  const [decision, setDecision] = useState<'approve' | 'return'>();
  const dialog = { collection, id, version, isDraft };
  if (review === undefined) return null;
  const isAsked = mayAnswer && review?.state === 'waiting' && review.isReviewer;
  const isTroubled = review?.state === 'returned' || review?.hasChanged;
  return (
    <>
      {(review ?? (!isDraft && publishes)) && (
        <Notice tone={isTroubled ? 'warning' : 'info'} role="status">
          <Cluster gap={1}>
            <span>
              {review ? stateOf(review, publishes) : 'These changes have not been reviewed.'}
              {review?.hasChanged && changedSince(review)}
            </span>
            {isAsked && (
              <Cluster gap={1}>
                <Button variant="secondary" size="small" onClick={() => setDecision('approve')}>
                  Approve
                </Button>
                <Button variant="secondary" size="small" onClick={() => setDecision('return')}>
                  Return
                </Button>
              </Cluster>
            )}
            {isDraft && publishes && review?.state === 'approved' && (
              <Button {...submit} value={PUBLISH}>
                Publish
              </Button>
            )}
            {!isAsked && !isDraft && publishes && (
              <Button {...submit} value={REVIEW} variant="secondary">
                {review ? 'Send again' : 'Send for review'}
              </Button>
            )}
          </Cluster>
        </Notice>
      )}
      {isSending && <SendForReviewDialog {...{ collection, id, version }} onClose={onSent} />}
      {decision && (
        <AnswerReviewDialog
          {...dialog}
          decision={decision}
          senderPublishes={review?.senderPublishes ?? true}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  );
}
