import type { ReactNode } from 'react';
import type { HeadingLevel } from '../layout/heading';
import { EmptyDrawing } from './empty-drawing';
import type { EmptyKind } from './empty-drawing';
import classes from './state.module.css';

interface EmptyStateProps {
  /** The missing content, in the specification's words if it has them (section 8). */
  title: ReactNode;
  headingLevel?: HeadingLevel;
  drawing?: EmptyKind;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** A sentence with the reason and the remedy. */
  children?: ReactNode;
}

/** Replaces an empty list: a drawing, a sentence, a next step. */
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
