import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Heading } from 'ui-kit';
import { useFormErrors } from 'ui-kit/form';
import { OutlineContext } from './outline-context';
import classes from './editor-outline.module.css';

interface EditorSectionProps {
  readonly title: string;
  /** Folds the section: closed at first, with this summary beside its title. */
  readonly summary?: string;
  readonly children: ReactNode;
}

/**
 * The fields of a section that is closed until an error appears in it. A `details` element opens in a disabled form,
 * too, and when the browser finds a text in it.
 */
function FoldedFields({ head, children }: { readonly head: ReactNode; readonly children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const errors = useFormErrors()
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const isInside = (id: string) => details.current?.contains(document.getElementById(id));
    if (errors !== '' && errors.split(' ').some(isInside)) setOpened(true);
  }, [errors]);
  return (
    <details ref={details} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={classes.folded}>
        {head}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}

/**
 * A group of an editor's fields under a heading. On an `EditorScreen` with several groups an outline leads to each; in
 * a dialog, whose title is one level above, it is only a heading.
 */
export function EditorSection({ title, summary, children }: EditorSectionProps): ReactNode {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const announce = use(OutlineContext);
  useEffect(
    () => (section.current ? announce?.({ id, title, element: section.current }) : undefined),
    [announce, id, title],
  );
  const heading = (
    <Heading id={id} level={announce ? 2 : 3} size={announce ? 5 : 6} tabIndex={-1} className={classes.heading}>
      {title}
    </Heading>
  );
  return (
    <section ref={section} aria-labelledby={id} className={announce ? classes.panel : classes.section}>
      {summary === undefined ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <FoldedFields
          head={
            <>
              {heading}
              <span className={classes.summary}>{summary}</span>
            </>
          }
        >
          {children}
        </FoldedFields>
      )}
    </section>
  );
}
