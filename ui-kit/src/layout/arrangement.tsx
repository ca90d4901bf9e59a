import { Children, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import classes from './layout.module.css';

/** Steps of the 8 px grid. */
type Gap = 1 | 2 | 3 | 4;

interface GapProps {
  gap?: Gap;
}

/** Places children below one another. */
export function Stack({ gap = 2, className, ...rest }: ComponentProps<'div'> & GapProps) {
  return <div {...rest} className={classNames(classes.stack, classes[`gap${gap}`], className)} />;
}

/** Places children beside one another, wrapping to the next line. */
export function Cluster({ gap = 2, className, ...rest }: ComponentProps<'div'> & GapProps) {
  return <div {...rest} className={classNames(classes.cluster, classes[`gap${gap}`], className)} />;
}

interface CardGridProps extends ComponentProps<'ul'> {
  /** The minimum width of a card. */
  cards?: 'small' | 'medium' | 'wide';
  /** Widens the first card where the last row would not be full; for wide cards. */
  fullRows?: boolean;
  /** Places the cards in one row on phones, which is swiped. */
  swiped?: boolean;
}

/** A list of cards in as many columns as fit. Its children are `<li>`. */
export function CardGrid({ cards = 'medium', fullRows, swiped, className, ...rest }: CardGridProps) {
  return (
    <ul
      {...rest}
      // VoiceOver does not announce a list without markers unless it has this role.
      role="list"
      // Selectors that count the cards would change the first card while a document arrives.
      data-cards={fullRows && Children.count(rest.children) % 6}
      className={classNames(
        classes.cardGrid,
        classes[`${cards}Cards`],
        fullRows && classes.fullRows,
        swiped && classes.swiped,
        className,
      )}
    />
  );
}

/** Two columns of equal width; on small screens they are below one another. */
export function Split({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(classes.split, className)} />;
}
