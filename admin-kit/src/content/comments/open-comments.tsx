import type { ReactNode } from 'react';
import { Button } from 'ui-kit';
import { unfold } from '../../unfold';
import { commentsIdOf, isOpenComment, useFieldComments } from './field-comments';
import classes from './comments.module.css';

/** The open comments on an item, each with a button that leads to its field; nothing without any. */
export function OpenComments(): ReactNode {
  const all = useFieldComments();
  if (!all) return null;
  if (all.retry)
    return (
      <p>
        The comments could not be loaded.{' '}
        <Button variant="secondary" size="small" onClick={all.retry}>
          Try again
        </Button>
      </p>
    );
  const open = all.comments.filter(isOpenComment);
  if (open.length === 0) return null;
  return (
    <ul role="list" aria-label="Open comments" className={classes.openList}>
      {open.map(({ _id, field, label, author, text }) => (
        <li key={_id}>
          <Button
            variant="ghost"
            size="small"
            className={classes.link}
            onClick={() => {
              const button = document.getElementById(commentsIdOf(field));
              // A field that the editor does not show has no button.
              if (button) {
                unfold(button);
                button.focus();
              } else all.open(field, label);
            }}
          >
            {label}
          </Button>
          <span dir="auto">{`“${text}” (${author})`}</span>
        </li>
      ))}
    </ul>
  );
}
