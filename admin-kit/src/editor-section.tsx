import { use, useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading } from 'ui-kit';
import { OutlineContext } from './outline-context';
import classes from './editor-outline.module.css';

interface EditorSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A group of an editor's fields under a heading. On an `EditorScreen` with several groups an outline leads to each; in
 * a dialog, whose title is one level above, it is only a heading.
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
