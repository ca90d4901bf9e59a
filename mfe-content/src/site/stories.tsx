import { Children, type ReactNode } from 'react';
import classes from './stories.module.css';

interface StoriesProps {
  /** The article that leads, above the others. */
  readonly lead?: ReactNode;
  /** The cards of the others, each in an `<li>`. */
  readonly children: ReactNode;
}

/** A page of up to nine articles as cards in full rows, below one that leads. */
export function Stories({ lead, children }: StoriesProps) {
  return (
    <div className={classes.stories}>
      {lead}
      <ul className={classes.cards} role="list" data-cards={Children.count(children) % 3}>
        {children}
      </ul>
    </div>
  );
}

/** Whether a card is one of the two at the beginning, which are as wide as half the page. */
export const isHalf = (index: number, count: number): boolean => count % 3 === 2 && index < 2;
