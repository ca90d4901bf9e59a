import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import classes from './application-form.module.css';

interface ApplicationSentProps {
  readonly message: string;
  readonly reference: string;
}

/** Stands in the form's place once the application was sent. */
export function ApplicationSent({ message, reference }: ApplicationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <CircleCheck aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1} className={classes.sentTitle}>
        Your application is with us
      </h3>
      <p>{message}</p>
      <p>
        Your reference is <strong className={classes.reference}>{reference}</strong>. We have sent it to your email
        address too; please name it when you write to us.
      </p>
    </div>
  );
}
