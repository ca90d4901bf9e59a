import type { ComponentProps, MouseEvent } from 'react';
import classes from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.hidden} />;
}

const MAIN = 'main';

/** Marks the content inside the main element that a page shows beside a menu; give the element `tabIndex={-1}` too. */
export const SKIP_TARGET = { 'data-skip-target': '' } as const;

/** Focuses the marked content. Pages without one let the link lead to the main element. */
function skip(event: MouseEvent): void {
  const content = document.querySelector<HTMLElement>(`#${MAIN} [data-skip-target]`);
  if (!content) return;
  event.preventDefault();
  content.focus();
}

/** The first link of a page: skips the navigation for keyboard users, and is visible only on focus. */
export function SkipLink({ lang, children = 'Skip to content' }: Pick<ComponentProps<'a'>, 'lang' | 'children'>) {
  return (
    <a className={classes.skip} href={`#${MAIN}`} lang={lang} onClick={skip}>
      {children}
    </a>
  );
}
