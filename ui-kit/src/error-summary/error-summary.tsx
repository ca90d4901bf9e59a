import { useEffect, useRef, type ReactNode } from 'react';
import classes from './error-summary.module.css';

export interface SummaryError {
  /** The field's name. */
  name: string;
  /** The id of the field's control. */
  id: string;
  message: ReactNode;
}

interface ErrorSummaryProps {
  title: ReactNode;
  /** In the order of the fields; an error of the whole form may be in the title alone. */
  errors: readonly SummaryError[];
  /** The number of failed submits; each new one moves the focus here. */
  attempt?: number;
  /** Focuses a field for which the element with its id is not the right target. */
  onChoose?: (name: string) => void;
}

/** The reasons why a form was not sent, with a link to each field. The links also work without scripts. */
export function ErrorSummary({ title, errors, attempt = 0, onChoose }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <h2 className={classes.title}>{title}</h2>
      {errors.length > 0 && (
        <ul className={classes.list} role="list">
          {errors.map(({ name, id, message }) => (
            <li key={name}>
              <a
                className={classes.link}
                href={`#${id}`}
                onClick={(event) => {
                  // Moves the focus instead of following the anchor, so the address and the history do not change.
                  event.preventDefault();
                  if (onChoose) onChoose(name);
                  else document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
