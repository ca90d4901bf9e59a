import { use, useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading } from 'ui-kit';
import { OutlineContext } from './outline-context';
import classes from './editor-outline.module.css';

interface EditorSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Fields of an editor that belong together, under a heading. On an `EditorScreen` with several of them an outline leads
 * to each; in a dialog, whose title is of the level above, it is a heading alone.
 */
export function EditorSection({ title, children }: EditorSectionProps): ReactNode {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const announce = use(OutlineContext);
  useEffect(
    () => (section.current ? announce?.({ id, title, element: section.current }) : undefined),
    [announce, id, title],
  );
  return (
    <section ref={section} aria-labelledby={id} className={announce ? classes.panel : classes.section}>
      <Heading id={id} level={announce ? 2 : 3} size={announce ? 5 : 6} tabIndex={-1} className={classes.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
