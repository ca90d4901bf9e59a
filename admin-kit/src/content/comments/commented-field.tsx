import { counted } from 'api-client';
import { MessageSquare, MessageSquareCheck, MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClassName, classNames } from 'ui-kit';
import { commentsIdOf, isOpenComment, useFieldComments, type FieldComments } from './field-comments';
import classes from './comments.module.css';

interface FieldProps {
  readonly name: string;
  readonly label: string;
}

function wordsOf(label: string, all: number, open: number): string {
  if (all === 0) return `Comment on ${label}`;
  return `Comments on ${label}: ${open === 0 ? 'all resolved' : `${counted(open, 'comment')} open`}`;
}

/**
 * The button that opens the comments on a field, with the number of open ones. It is a link by its element: users who
 * only publish read the fields in a disabled `fieldset`, which disables every button in it.
 */
function CommentsButton({ name, label, comments, open }: FieldProps & Pick<FieldComments, 'comments' | 'open'>) {
  const count = comments.filter(isOpenComment).length;
  const words = wordsOf(label, comments.length, count);
  const Sign = comments.length === 0 ? MessageSquarePlus : count === 0 ? MessageSquareCheck : MessageSquare;
  return (
    <a
      id={commentsIdOf(name)}
      href={`#${commentsIdOf(name)}`}
      role="button"
      aria-label={words}
      aria-haspopup="dialog"
      title={words}
      className={classNames(
        buttonClassName({ variant: 'ghost', size: 'small' }),
        classes.button,
        count > 0 && classes.open,
      )}
      onClick={(event) => {
        event.preventDefault();
        open(name, label);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        open(name, label);
      }}
    >
      <Sign aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </a>
  );
}

/** A field with the button of its comments at its label, while its item is reviewed. */
export function CommentedField({ name, label, children }: FieldProps & { readonly children: ReactNode }): ReactNode {
  const all = useFieldComments();
  const comments = all?.comments.filter(({ field }) => field === name) ?? [];
  const isShown = all !== undefined && (all.mayWrite || comments.length > 0);
  return (
    // The element is always there, so that the field keeps its state when the review is loaded.
    <div className={isShown ? classes.commented : classes.plain}>
      {children}
      {isShown && <CommentsButton {...{ name, label, comments }} open={all.open} />}
    </div>
  );
}
