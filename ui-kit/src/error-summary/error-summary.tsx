import { useEffect, useRef } from 'react';
import classes from './error-summary.module.css';

export interface SummaryError {
  /** The field's name. */
  name: string;
  /** The id of the field's control. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  /** In the order of the fields; a fault of the whole form may stand in the title alone. */
  errors: readonly SummaryError[];
  /** How often a submit has failed in this page; each further time the focus comes here. */
  attempt?: number;
  /** Brings the focus to a field, where the element with its id is not the one to take it. */
  onChoose?: (name: string) => void;
}

/** Why a form was not sent, with a link to every field concerned. The links lead there without scripts, too. */
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
                  // Focus instead of a jump: the address and the history stay as they are.
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
