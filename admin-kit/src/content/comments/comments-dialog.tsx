import { addReviewComment, resolveReviewComments, type ReviewComment, type ReviewedCollection } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, Moment, useChange } from 'shared-store';
import { Button, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextAreaField, useForm, useSubmission } from 'ui-kit/form';
import { announce } from '../../attempt';
import { isOpenComment } from './field-comments';
import classes from './comments.module.css';

interface CommentsDialogProps {
  readonly collection: ReviewedCollection;
  readonly id: string;
  readonly field: string;
  readonly label: string;
  /** Those on this field, the oldest first. */
  readonly comments: readonly ReviewComment[];
  readonly mayWrite: boolean;
  readonly mayResolve: boolean;
  readonly onClose: () => void;
}

function CommentList({ comments }: Pick<CommentsDialogProps, 'comments'>): ReactNode {
  return (
    <ol role="list" className={classes.list}>
      {comments.map(({ _id, author, at, text, isResolved }) => (
        <li key={_id} className={isResolved ? classes.resolved : undefined}>
          <p className={classes.by}>
            <strong>{author}</strong> · <Moment at={at} />
            {isResolved && ' · resolved'}
          </p>
          <p className={classes.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The comments on a field; the reviewer and the sender answer and resolve them. */
export function CommentsDialog(props: CommentsDialogProps): ReactNode {
  const { collection, id, field, label, comments, mayWrite, mayResolve, onClose } = props;
  const [add] = useChange(addReviewComment);
  const [resolve, { isLoading: isResolving }] = useChange(resolveReviewComments);
  const form = useForm({ defaultValues: { text: '' } });
  const { send } = useSubmission(form, failureOf, 'text');
  const last = comments.filter(isOpenComment).at(-1);
  const params = { collection, id };
  const resolving = mayResolve && last && (
    <Button
      variant="secondary"
      busy={isResolving}
      onClick={async () => {
        if (await announce(resolve({ params: { ...params, commentId: last._id } }).unwrap())) onClose();
      }}
    >
      Resolve
    </Button>
  );
  return (
    <Dialog onClose={onClose} title={`Comments on ${label}`}>
      <CommentList comments={comments} />
      {mayWrite ? (
        <Form
          form={form}
          onSubmit={async ({ text }) =>
            void (await send(async () => {
              notify.success((await add({ params, body: { field, text } }).unwrap()).message);
              onClose();
            }))
          }
        >
          <TextAreaField
            name="text"
            label={last ? 'Answer' : 'Comment'}
            rows={3}
            maxLength={2_000}
            rules={{ validate: (text: string) => text.trim() !== '' || 'Write a comment' }}
            dir="auto"
          />
          <FormButtons>
            {resolving}
            <SubmitButton>{last ? 'Add answer' : 'Add comment'}</SubmitButton>
          </FormButtons>
        </Form>
      ) : (
        resolving
      )}
    </Dialog>
  );
}
