import { answerReview, counted, fetchReviewers, requestReview, type ReviewedCollection } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange, useRead } from 'shared-store';
import { notify } from 'ui-kit';
import { SelectField, TextAreaField, TextField, useForm, useSubmission } from 'ui-kit/form';
import { FormDialog } from '../form-dialog';

/** The word for the subject of a review. */
export type ReviewedKind = 'changes' | 'draft' | 'release';

export const kindOf = (collection: ReviewedCollection, isDraft: boolean): ReviewedKind =>
  collection === 'releases' ? 'release' : isDraft ? 'draft' : 'changes';

interface ReviewDialogProps {
  readonly collection: ReviewedCollection;
  readonly id: string;
  /** The state that the screen shows: of the pending changes, the draft or the release. */
  readonly version: number;
  readonly isDraft: boolean;
  readonly onClose: () => void;
}

/** Asks who reviews the changes, the draft or the release, and sends it. */
export function SendForReviewDialog({
  collection,
  id,
  version,
  onClose,
}: Omit<ReviewDialogProps, 'isDraft'>): ReactNode {
  const { data: reviewers = [] } = useRead(fetchReviewers, {
    params: { collection },
    query: { id },
  });
  const [request] = useChange(requestReview);
  const form = useForm({ defaultValues: { reviewerId: '', dueOn: '', note: '' } });
  const { send } = useSubmission(form, failureOf);
  return (
    <FormDialog
      onClose={onClose}
      title="Send for review"
      description={
        collection === 'releases'
          ? 'The reviewer gets an email. The answer is for all items of the release: none needs an approval by itself.'
          : 'The reviewer gets an email. Input that is not saved is not part of it.'
      }
      form={form}
      onSubmit={({ reviewerId, dueOn, note }) =>
        send(async () => {
          const body = { reviewerId, dueOn: dueOn === '' ? null : dueOn, note, version };
          notify.success((await request({ params: { collection, id }, body }).unwrap()).message);
          onClose();
        })
      }
      submit="Send for review"
    >
      <SelectField
        name="reviewerId"
        label="Reviewer"
        options={[
          { value: '', label: 'Choose a reviewer' },
          ...reviewers.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        rules={{ required: 'Choose a reviewer' }}
      />
      <TextField name="dueOn" label="Answer needed by" type="date" optional />
      <TextAreaField name="note" label="Note" optional />
    </FormDialog>
  );
}

interface AnswerDialogProps extends ReviewDialogProps {
  readonly decision: 'approve' | 'return';
  /** The person who sent it may publish it. */
  readonly senderPublishes: boolean;
  /** The number of open comments on fields: with any, it is returned without a further one. */
  readonly openComments: number;
}

/** Approves what was sent, or returns it with a comment. */
export function AnswerReviewDialog(props: AnswerDialogProps): ReactNode {
  const { collection, id, version, isDraft, decision, senderPublishes, openComments, onClose } = props;
  const [answer] = useChange(answerReview);
  const form = useForm({ defaultValues: { comment: '' } });
  const { send } = useSubmission(form, failureOf);
  const isApproval = decision === 'approve';
  const isOptional = isApproval || openComments > 0;
  const comments = openComments > 0 ? `the ${counted(openComments, 'open comment')}` : 'your comment';
  const kind = kindOf(collection, isDraft);
  const action = `${isApproval ? 'Approve' : 'Return'} ${kind}`;
  const it = kind === 'changes' ? 'them' : 'it';
  return (
    <FormDialog
      onClose={onClose}
      title={action}
      description={
        isApproval
          ? `The author gets an email. ${senderPublishes ? `The author can publish ${it} then.` : `You can publish ${it} then.`}`
          : `The author gets an email with ${comments}, and can send ${it} again.`
      }
      form={form}
      onSubmit={({ comment }) =>
        send(async () => {
          const body = { decision, comment, version };
          notify.success((await answer({ params: { collection, id }, body }).unwrap()).message);
          onClose();
        })
      }
      submit={action}
    >
      {/* The server refuses a return without any comment: a comment on a field may be newer than the number known here. */}
      <TextAreaField name="comment" label="Comment" optional={isOptional} />
    </FormDialog>
  );
}
