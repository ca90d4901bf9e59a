import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import classes from './layout.module.css';

/** Steps of the 8 px grid. */
type Gap = 1 | 2 | 3 | 4 | 6;

interface GapProps {
  gap?: Gap;
}

/** Things below one another. */
export function Stack({ gap = 2, className, ...rest }: ComponentProps<'div'> & GapProps) {
  return <div {...rest} className={classNames(classes.stack, classes[`gap${gap}`], className)} />;
}

interface ClusterProps extends ComponentProps<'div'>, GapProps {
  /** `spread` puts the first and the last at the edges; `end` puts all at the far edge. */
  align?: 'start' | 'spread' | 'end';
}

/** Things beside one another, going on in the next line where there is no more room. */
export function Cluster({ gap = 2, align = 'start', className, ...rest }: ClusterProps) {
  return (
    <div
      {...rest}
      className={classNames(classes.cluster, classes[`gap${gap}`], align !== 'start' && classes[align], className)}
    />
  );
}

interface CardGridProps extends ComponentProps<'ul'> {
  /** How wide a card is at least. */
  cards?: 'small' | 'medium' | 'wide';
}

/** A list of cards in as many columns as fit. Its children are `<li>`. */
export function CardGrid({ cards = 'medium', className, ...rest }: CardGridProps) {
  return (
    <ul
      {...rest}
      // A list without markers is no list to one screen reader unless it says so.
      role="list"
      className={classNames(
        classes.cardGrid,
        cards === 'wide' && classes.wideCards,
        cards === 'small' && classes.smallCards,
        className,
      )}
    />
  );
}

interface SplitProps extends ComponentProps<'div'> {
  /** Which of the two columns is the narrow one; on small screens they lie below one another. */
  narrow?: 'start' | 'end' | 'none';
}

/** Two columns on a wide screen: a third and two thirds, or halves. */
export function Split({ narrow = 'none', className, ...rest }: SplitProps) {
  const columns = { start: classes.sideStart, end: classes.sideEnd, none: classes.halves };
  return <div {...rest} className={classNames(classes.split, columns[narrow], className)} />;
}
