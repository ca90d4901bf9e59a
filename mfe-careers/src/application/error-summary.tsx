import { useEffect, useRef } from 'react';
import { FIELD_ORDER, type Complaint } from './application-rules';
import classes from './application-form.module.css';

interface ErrorSummaryProps {
  readonly complaint: Complaint;
  /** The id of a field's control. */
  readonly controlId: (field: string) => string;
}

/** Why the application was not sent, with a link to every field concerned; it takes the focus when it appears. */
export function ErrorSummary({ complaint, controlId }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [complaint]);
  const fields = FIELD_ORDER.flatMap((field) => {
    const message = complaint.fields[field];
    return message ? [{ field, message }] : [];
  });
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={classes.summary}>
      <h3 className={classes.summaryTitle}>{complaint.heading}</h3>
      {fields.length > 0 && (
        <ul className={classes.summaryList}>
          {fields.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${controlId(field)}`}
                onClick={(event) => {
                  // Focus instead of a jump: the address and the history stay as they are.
                  event.preventDefault();
                  document.getElementById(controlId(field))?.focus();
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
