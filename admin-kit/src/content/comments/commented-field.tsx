import { counted, isSameField } from 'api-client';
import { MessageSquare, MessageSquareCheck, MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClassName, classNames } from 'ui-kit';
import { EnabledButton } from '../../enabled-button';
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

interface ButtonProps extends FieldProps, Pick<FieldComments, 'comments' | 'open'> {
  readonly className?: string | undefined;
}

/** The button that opens the comments on a field, with the number of open ones. */
function CommentsButton({ name, label, comments, open, className }: ButtonProps) {
  const count = comments.filter(isOpenComment).length;
  const words = wordsOf(label, comments.length, count);
  const Sign = comments.length === 0 ? MessageSquarePlus : count === 0 ? MessageSquareCheck : MessageSquare;
  return (
    <EnabledButton
      id={commentsIdOf(name)}
      aria-label={words}
      aria-haspopup="dialog"
      title={words}
      className={classNames(
        buttonClassName({ variant: 'ghost', size: 'small' }),
        classes.button,
        count > 0 && classes.open,
        className,
      )}
      onPress={() => open(name, label)}
    >
      <Sign aria-hidden="true" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </EnabledButton>
  );
}

/** The comments on one field; undefined while there is nothing to read or to write. */
function useCommentsOn(name: string): Pick<FieldComments, 'comments' | 'open'> | undefined {
  const all = useFieldComments();
  const comments = all?.comments.filter(({ field }) => isSameField(field, name)) ?? [];
  return all && (all.mayWrite || comments.length > 0) ? { comments, open: all.open } : undefined;
}

/**
 * The button of the comments on an input that an editor adds itself, or on a part of a list (`partField`); nothing while
 * the item is not reviewed.
 */
export function FieldCommentsButton(props: FieldProps): ReactNode {
  const found = useCommentsOn(props.name);
  return found && <CommentsButton {...props} {...found} />;
}

/** A field with the button of its comments at its label, while its item is reviewed. */
export function CommentedField({ name, label, children }: FieldProps & { readonly children: ReactNode }): ReactNode {
  const found = useCommentsOn(name);
  return (
    // The element is always there, so that the field keeps its state when the review is loaded.
    <div className={found ? classes.commented : classes.plain}>
      {children}
      {found && <CommentsButton {...{ name, label, ...found }} className={classes.atLabel} />}
    </div>
  );
}
