import { answerReview, fetchReviewers, requestReview, type Collection } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange, useRead } from 'shared-store';
import { notify } from 'ui-kit';
import { SelectField, TextAreaField, TextField, useForm, useSubmission } from 'ui-kit/form';
import { FormDialog } from '../form-dialog';

interface ReviewDialogProps {
  readonly collection: Collection;
  readonly id: string;
  /** The version of the pending changes that the editor shows. */
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks who reviews the changes, and sends them. */
export function SendForReviewDialog({ collection, id, version, onClose }: ReviewDialogProps): ReactNode {
  const { data: reviewers = [] } = useRead(fetchReviewers, { params: { collection } });
  const [request] = useChange(requestReview);
  const form = useForm({ defaultValues: { reviewerId: '', dueOn: '', note: '' } });
  const { send } = useSubmission(form, failureOf);
  return (
    <FormDialog
      onClose={onClose}
      title="Send for review"
      description="The reviewer gets an email. Input that is not saved is not part of it."
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
}

/** Approves the changes, or returns them with a comment. */
export function AnswerReviewDialog({ collection, id, version, decision, onClose }: AnswerDialogProps): ReactNode {
  const [answer] = useChange(answerReview);
  const form = useForm({ defaultValues: { comment: '' } });
  const { send } = useSubmission(form, failureOf);
  const isApproval = decision === 'approve';
  return (
    <FormDialog
      onClose={onClose}
      title={isApproval ? 'Approve changes' : 'Return changes'}
      description={
        isApproval
          ? 'Their author gets an email, and can publish them.'
          : 'Their author gets an email with your comment, and can send them again.'
      }
      form={form}
      onSubmit={({ comment }) =>
        send(async () => {
          const body = { decision, comment, version };
          notify.success((await answer({ params: { collection, id }, body }).unwrap()).message);
          onClose();
        })
      }
      submit={isApproval ? 'Approve changes' : 'Return changes'}
    >
      <TextAreaField
        name="comment"
        label="Comment"
        optional={isApproval}
        {...(!isApproval && { rules: { required: 'Write what has to change' } })}
      />
    </FormDialog>
  );
}
