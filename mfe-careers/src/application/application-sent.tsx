import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { APPLICATION_FORM } from './application-rules';
import { useTexts } from '../texts';
import classes from './application-form.module.css';

/** The query parameter of the job's page after an application was posted without scripts. */
export const SENT_QUERY = 'applied';

interface ApplicationSentProps {
  readonly message: string;
}

/** Replaces the form after the application was sent. */
export function ApplicationSent({ message }: ApplicationSentProps) {
  const { text, lang } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div id={APPLICATION_FORM} className={classes.sent} lang={lang}>
      <CircleCheck aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1} className={classes.sentTitle}>
        {text('Your application is with us')}
      </h3>
      <p>{text(message)}</p>
      <p>
        {text(
          'Your reference is on its way to your email address. Please quote it when you write to us. If it has not arrived within an hour, check your spam folder.',
        )}
      </p>
    </div>
  );
}
