import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Heading } from 'ui-kit';
import { listErrors } from './field-errors';
import classes from './form.module.css';

interface ErrorSummaryProps {
  title: string;
  /** How often a submit has failed; each further time the focus comes here. */
  attempt: number;
}

/** What is wrong in the form, each line leading to its field. It appears after the first failed submit. */
export function ErrorSummary({ title, attempt }: ErrorSummaryProps) {
  const { formState, setFocus } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  const errors = listErrors(formState.errors);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (attempt === 0 || errors.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <Heading level={3} className={classes.summaryTitle}>
        {title}
      </Heading>
      <ul className={classes.summaryList} role="list">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button type="button" className={classes.summaryLink} onClick={() => setFocus(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
