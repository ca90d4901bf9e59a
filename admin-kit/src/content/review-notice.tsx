import { answerReview, dayText, fetchReview, type Review, type ReviewedCollection } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useMayPublish, usePermission, useRead } from 'shared-store';
import { Button, ButtonLink, Cluster, Notice } from 'ui-kit';
import { OpenComments } from './comments/open-comments';
import { PUBLISH, REVIEW } from '../use-editor';
import { AnswerReviewDialog, kindOf, SendForReviewDialog } from './review-dialogs';

interface ReviewNoticeProps {
  readonly collection: ReviewedCollection;
  readonly id: string;
  /** The state that the screen shows: of the pending changes, the draft or the release. */
  readonly version: number;
  readonly isDraft: boolean;
  /** Whether the dialog that sends it is open. */
  readonly isSending: boolean;
  readonly onSent: () => void;
  /** The editor's form, whose buttons save, then publish or send; of a release, opens the dialog. */
  readonly send: { readonly formId: string } | { readonly open: () => void };
}

/** In seconds: the page of the item has just loaded the review. */
const JUST_LOADED = 5;

/** The state of a review in one or two sentences. */
function stateOf(review: Review, publishes: boolean): string {
  const { collection, title, state, reviewer, requestedBy, isDraft, dueOn, note, comment } = review;
  const kind = kindOf(collection, isDraft);
  const what = { draft: 'this draft', changes: 'these changes', release: `the release “${title}” with all its items` }[
    kind
  ];
  const said = (text: string): string => (text === '' ? '' : ` “${text}”`);
  const next = publishes ? '' : ` An editor or owner can publish ${kind === 'changes' ? 'them' : 'it'}.`;
  if (state === 'approved') return `${reviewer} approved ${what}.${said(comment)}${next}`;
  if (state === 'returned') return `${reviewer} returned ${what}.${said(comment)}`;
  const due = dueOn === null ? '' : ` An answer is needed by ${dayText(dueOn)}.`;
  const whole = kind === 'release' ? `The release “${title}” is waiting` : 'Waiting';
  return `${whole} for review by ${reviewer}, sent by ${requestedBy}.${due}${said(note)}`;
}

const changedSince = ({ collection, state, isDraft }: Review): string => {
  const done = state === 'waiting' ? 'sent' : state;
  return {
    draft: ` It was saved again after it was ${done}.`,
    changes: ` The changes were saved again after they were ${done}.`,
    release: ` Its items were changed after it was ${done}.`,
  }[kindOf(collection, isDraft)];
};

const RELEASE_NOT_REVIEWED = 'This release has not been reviewed. One approval is enough for all its items.';

/**
 * Says who reviews an item or a release, sends it again, takes the answer of the reviewer, and publishes an approved
 * draft. Nothing for an item that was never sent; a release is sent from here. An item in a release that was sent has the review of the release, which
 * is answered there.
 */
export function ReviewNotice(props: ReviewNoticeProps): ReactNode {
  const { collection, id, version, isDraft, isSending, onSent, send } = props;
  const { data: review } = useRead(
    fetchReview,
    { params: { collection, id } },
    { refetchOnMountOrArgChange: JUST_LOADED },
  );
  const kind = kindOf(collection, isDraft);
  const mayPublish = useMayPublish(collection);
  // A user who may not publish a release still sends it.
  const publishes = kind === 'release' || mayPublish;
  const mayAnswer = usePermission(answerReview);
  const [decision, setDecision] = useState<'approve' | 'return'>();
  const dialog = { collection, id, version, isDraft };
  if (review === undefined) return null;
  const isElsewhere = review !== null && review.collection !== collection;
  const isAsked = mayAnswer && review?.state === 'waiting' && review.isReviewer && !isElsewhere;
  const isTroubled = review?.state === 'returned' || review?.hasChanged;
  const sending =
    'open' in send
      ? { onClick: send.open }
      : ({ type: 'submit', form: send.formId, name: 'then', value: REVIEW } as const);
  return (
    <>
      {(review ?? kind === 'release') && (
        <Notice tone={isTroubled ? 'warning' : 'info'} role="status">
          <Cluster gap={1}>
            <span>
              {review
                ? stateOf(review, kind === 'release' ? review.senderPublishes || review.isReviewer : publishes)
                : RELEASE_NOT_REVIEWED}
              {review?.hasChanged && changedSince(review)}
            </span>
            {isElsewhere && (
              <ButtonLink href={`/admin/releases/${review._id}`} variant="secondary" size="small">
                Open release
              </ButtonLink>
            )}
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
            {isDraft && publishes && review?.state === 'approved' && 'formId' in send && !isElsewhere && (
              <Button type="submit" form={send.formId} name="then" value={PUBLISH} size="small">
                Publish
              </Button>
            )}
            {!isAsked && !isElsewhere && !isDraft && publishes && (
              <Button {...sending} variant="secondary" size="small">
                {review ? 'Send again' : 'Send for review'}
              </Button>
            )}
            {review && !isElsewhere && <OpenComments />}
          </Cluster>
        </Notice>
      )}
      {isSending && <SendForReviewDialog {...{ collection, id, version }} onClose={onSent} />}
      {decision && (
        <AnswerReviewDialog
          {...dialog}
          decision={decision}
          senderPublishes={review?.senderPublishes ?? true}
          openComments={review?.openComments ?? 0}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  );
}
