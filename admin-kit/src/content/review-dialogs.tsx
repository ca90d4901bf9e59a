import { answerReview, fetchReviewers, requestReview, type Collection } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, useChange, useRead } from 'shared-store';
import { notify } from 'ui-kit';
import { SelectField, TextAreaField, TextField, useForm, useSubmission } from 'ui-kit/form';
import { FormDialog } from '../form-dialog';

interface ReviewDialogProps {
  readonly collection: Collection;
  readonly id: string;
  /** The state that the editor shows: of the pending changes, or of the draft. */
  readonly version: number;
  readonly isDraft: boolean;
  readonly onClose: () => void;
}

/** Asks who reviews the changes or the draft, and sends it. */
export function SendForReviewDialog({
  collection,
  id,
  version,
  onClose,
}: Omit<ReviewDialogProps, 'isDraft'>): ReactNode {
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
  /** The person who sent it may publish it. */
  readonly senderPublishes: boolean;
}

/** Approves what was sent, or returns it with a comment. */
export function AnswerReviewDialog(props: AnswerDialogProps): ReactNode {
  const { collection, id, version, isDraft, decision, senderPublishes, onClose } = props;
  const [answer] = useChange(answerReview);
  const form = useForm({ defaultValues: { comment: '' } });
  const { send } = useSubmission(form, failureOf);
  const isApproval = decision === 'approve';
  const action = `${isApproval ? 'Approve' : 'Return'} ${isDraft ? 'draft' : 'changes'}`;
  const it = isDraft ? 'it' : 'them';
  return (
    <FormDialog
      onClose={onClose}
      title={action}
      description={
        isApproval
          ? `The author gets an email. ${senderPublishes ? `The author can publish ${it} then.` : `You can publish ${it} then.`}`
          : `The author gets an email with your comment, and can send ${it} again.`
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
      <TextAreaField
        name="comment"
        label="Comment"
        optional={isApproval}
        {...(!isApproval && { rules: { required: 'Write what has to change' } })}
      />
    </FormDialog>
  );
}
