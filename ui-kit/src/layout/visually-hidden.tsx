import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

/** Text for those who listen to the page instead of looking at it. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.hidden} />;
}

/** The first link of a page: leads the keyboard past the navigation, and shows itself only on focus. */
export function SkipLink({ target = 'main', children = 'Skip to content' }: { target?: string; children?: string }) {
  return (
    <a className={classes.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
