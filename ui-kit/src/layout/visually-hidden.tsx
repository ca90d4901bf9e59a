import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.hidden} />;
}

/** The first link of a page: skips the navigation for keyboard users, and is visible only on focus. */
export function SkipLink({ target = 'main', children = 'Skip to content' }: { target?: string; children?: string }) {
  return (
    <a className={classes.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
