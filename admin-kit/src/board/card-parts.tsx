import type { ReactNode } from 'react';
import { classNames, KitLink } from 'ui-kit';
import classes from './board.module.css';

interface PartProps {
  readonly children: ReactNode;
}

interface CardNameProps extends PartProps {
  readonly id?: string;
  /** The screen of the item, or what opens it. */
  readonly opens: string | (() => void);
}

/** The name of a card, which opens its item. */
export function CardName({ id, opens, children }: CardNameProps): ReactNode {
  if (typeof opens === 'string')
    return (
      <KitLink id={id} href={opens} className={classes.name} draggable={false}>
        {children}
      </KitLink>
    );
  return (
    <button type="button" id={id} className={classes.name} onClick={opens}>
      {children}
    </button>
  );
}

/** A line below the name of a card. */
export function CardLine({ children }: PartProps): ReactNode {
  return <p className={classes.line}>{children}</p>;
}

/** The facts at the foot of a card, side by side. */
export function CardFacts({ children }: PartProps): ReactNode {
  return <p className={classes.facts}>{children}</p>;
}

interface CardFactProps extends PartProps {
  /** An icon before it. */
  readonly icon?: ReactNode;
  /** It has a date that matters. */
  readonly marked?: boolean;
}

/** A fact of a card, with its icon. */
export function CardFact({ icon, marked = false, children }: CardFactProps): ReactNode {
  return (
    <span className={classNames(marked && classes.marked)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
