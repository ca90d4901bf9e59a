import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { ErrorSummary } from '../error-summary/error-summary';
import { Checkbox } from '../field/checkbox';
import { TextInput } from '../field/text-input';
import { Honeypot } from './honeypot';
import { PostingLoader } from './posting-loader';
import classes from './posted-form.module.css';

interface SubscriptionFormProps {
  /** Begins the ids of the form and its fields; the browser scrolls to `<kind>-form` after posting. */
  readonly kind: string;
  readonly label: string;
  readonly path: string;
  /** The refused form. */
  readonly posted:
    | {
        readonly email: string;
        readonly consent: boolean;
        readonly message: string;
        readonly errors: { readonly email?: string | undefined; readonly consent?: string | undefined };
      }
    | undefined;
  readonly agreement: ReactNode;
  readonly emailClassName?: string | undefined;
  /** Translates the texts of the form and its errors; English by default. */
  readonly text?: ((english: string) => string) | undefined;
  /** The language of the texts, if it is not English. */
  readonly lang?: string | undefined;
  /** Further fields, before the email. */
  readonly children?: ReactNode;
}

/** Subscribes an email address. The browser posts it natively, so that it needs no scripts. */
export function SubscriptionForm({
  kind,
  label,
  path,
  posted,
  agreement,
  emailClassName,
  text = (english) => english,
  lang,
  children,
}: SubscriptionFormProps) {
  const errorOf = (message: string | undefined): string | undefined => message && text(message);
  const email = errorOf(posted?.errors.email);
  const consent = errorOf(posted?.errors.consent);
  const listed = Object.entries({ email, consent }).flatMap(([name, message]) =>
    message ? [{ name, id: `${kind}-${name}`, message }] : [],
  );
  const id = `${kind}-form`;
  return (
    <form id={id} method="post" action={`${path}#${id}`} className={classes.form} aria-label={label} lang={lang}>
      {posted && <ErrorSummary title={text(posted.message)} errors={listed} />}
      {children}
      <div className={emailClassName}>
        <TextInput
          id={`${kind}-email`}
          name="email"
          label={text('Email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={posted?.email}
          error={email}
        />
      </div>
      <Honeypot />
      <Checkbox
        id={`${kind}-consent`}
        name="consent"
        required
        defaultChecked={posted?.consent}
        error={consent}
        label={agreement}
      />
      <div>
        <Button type="submit">{text('Subscribe')}</Button>
      </div>
      <PostingLoader label={text('Subscribing…')} />
    </form>
  );
}
