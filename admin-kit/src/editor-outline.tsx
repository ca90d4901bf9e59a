import { counted } from 'api-client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormErrors } from 'ui-kit/form';
import { unfold } from './unfold';
import { useShownSection } from './use-shown-section';
import type { OutlineEntry } from './outline-context';
import classes from './editor-outline.module.css';

/** The minimum number of sections: fewer are visible at once, and an outline would only repeat them. */
const MIN_SECTIONS = 3;

interface EditorOutlineProps {
  readonly entries: readonly OutlineEntry[];
}

/** The sections of an editor, if there are several. Must be inside the form. */
export function EditorOutline({ entries }: EditorOutlineProps): ReactNode {
  return entries.length < MIN_SECTIONS ? null : <Outline entries={entries} />;
}

/** The sections, always visible: marks the current one, leads to each, and counts its errors. */
function Outline({ entries }: EditorOutlineProps): ReactNode {
  const errors = useFormErrors();
  const shown = useShownSection(entries);
  const list = useRef<HTMLUListElement>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, number>>>({});
  // The section of a field is known after rendering.
  const ids = errors.map(({ id }) => id).join(' ');
  useEffect(() => {
    const controls = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    setWrong(
      Object.fromEntries(
        entries.map(({ id, element }) => [id, controls.filter((control) => element.contains(control)).length]),
      ),
    );
  }, [entries, ids]);
  // On a narrow screen the outline is one scrolling line: keeps the marked entry visible.
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (marked && list.current) list.current.scrollLeft = marked.offsetLeft - list.current.clientWidth / 3;
  }, [shown]);
  return (
    <nav aria-label="Sections" className={classes.outline} data-upper-bar="">
      <ul role="list" ref={list} className={classes.entries}>
        {entries.map(({ id, title, element }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.entry}
              aria-current={id === shown ? 'location' : undefined}
              onClick={(event) => {
                // Focus instead of a link: the address stays, and the guard against losing changes does not ask.
                event.preventDefault();
                const heading = document.getElementById(id);
                const fields = element.querySelector('details > :last-child');
                if (fields) unfold(fields);
                element.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
            >
              {title}
              {wrong[id] ? <span className={classes.errors}>{counted(wrong[id], 'error')}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
