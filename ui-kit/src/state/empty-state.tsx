import type { ReactNode } from 'react';
import type { HeadingLevel } from '../layout/heading';
import { EmptyDrawing } from './empty-drawing';
import type { EmptyKind } from './empty-drawing';
import classes from './state.module.css';

interface EmptyStateProps {
  /** What there is none of, in the specification's words where it has them (specification 8). */
  title: ReactNode;
  headingLevel?: HeadingLevel;
  drawing?: EmptyKind;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** A sentence on why, and what to do. */
  children?: ReactNode;
}

/** Stands where a list would be when it holds nothing: a drawing, a word, a next step. */
export function EmptyState({ title, headingLevel = 2, drawing = 'plant', action, children }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={classes.state}>
      <EmptyDrawing kind={drawing} />
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
