import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import classes from './layout.module.css';

/** Steps of the 8 px grid. */
type Gap = 1 | 2 | 3 | 4 | 6;

interface GapProps {
  gap?: Gap;
}

/** Places children below one another. */
export function Stack({ gap = 2, className, ...rest }: ComponentProps<'div'> & GapProps) {
  return <div {...rest} className={classNames(classes.stack, classes[`gap${gap}`], className)} />;
}

interface ClusterProps extends ComponentProps<'div'>, GapProps {
  /** `spread` places the first and the last at the edges; `end` places all at the far edge. */
  align?: 'start' | 'spread' | 'end';
}

/** Places children beside one another, wrapping to the next line. */
export function Cluster({ gap = 2, align = 'start', className, ...rest }: ClusterProps) {
  return (
    <div
      {...rest}
      className={classNames(classes.cluster, classes[`gap${gap}`], align !== 'start' && classes[align], className)}
    />
  );
}

interface CardGridProps extends ComponentProps<'ul'> {
  /** The minimum width of a card. */
  cards?: 'small' | 'medium' | 'wide';
}

/** A list of cards in as many columns as fit. Its children are `<li>`. */
export function CardGrid({ cards = 'medium', className, ...rest }: CardGridProps) {
  return (
    <ul
      {...rest}
      // VoiceOver does not announce a list without markers unless it has this role.
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
  /** The narrower column; on small screens the columns are below one another. */
  narrow?: 'start' | 'end' | 'none';
}

/** Two columns on a wide screen: a third and two thirds, or halves. */
export function Split({ narrow = 'none', className, ...rest }: SplitProps) {
  const columns = { start: classes.sideStart, end: classes.sideEnd, none: classes.halves };
  return <div {...rest} className={classNames(classes.split, columns[narrow], className)} />;
}
