import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Send } from 'lucide-react';
import { contact } from 'api-client';
import { attemptFor, callApi, messageOf, useAppDispatch } from 'shared-store';
import type { SendAttempt } from 'shared-store';
import { Button, Checkbox, KitLink, notify, Select, TextArea, TextInput } from 'ui-kit';
import { checkContact, contactBody, MESSAGE_MAX, TOPICS } from './contact-values';
import type { ContactErrors, ContactValues } from './contact-values';
import { serverErrors } from './server-errors';
import classes from './contact-form.module.css';

interface ContactFormProps {
  readonly initial: Pick<ContactValues, 'topic' | 'message'>;
  /** The products that the enquiry is about. */
  readonly productIds: readonly string[];
  /** Called with the reference of the stored message. */
  readonly onSent: (reference: string) => void;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

function readForm(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return {
    name: text(data, 'name'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    company: text(data, 'company'),
    topic: text(data, 'topic'),
    message: text(data, 'message'),
    consent: data.get('consent') !== null,
    website: text(data, 'website'),
  };
}

/**
 * The contact form. It is the browser's own form, without a form library, so that the page stays light; what was typed
 * stays whatever happens.
 */
export function ContactForm({ initial, productIds, onSent }: ContactFormProps) {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<SendAttempt>(undefined);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // The first field that is wrong, after its error has been drawn.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const refuse = (found: ContactErrors) => {
    setErrors(found);
    setAttempt((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = readForm(event.currentTarget);
    const found = checkContact(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setBusy(true);
    const body = contactBody(values, productIds);
    // A second press after a lost answer does not send it twice, a corrected text is another.
    sent.current = attemptFor(sent.current, body);
    try {
      const answer = await dispatch(callApi(contact, { body, idempotencyKey: sent.current.key }));
      notify.success(answer.message);
      onSent(answer.reference);
    } catch (error) {
      const named = serverErrors(error);
      if (Object.keys(named).length > 0) refuse(named);
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      method="post"
      className={classes.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Contact us"
    >
      <div className={classes.columns}>
        <TextInput label="Name" name="name" autoComplete="name" required error={errors.name} />
        <TextInput label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
        <TextInput label="Phone" name="phone" type="tel" autoComplete="tel" optional error={errors.phone} />
        <TextInput label="Company" name="company" autoComplete="organization" optional error={errors.company} />
      </div>
      <Select
        label="Topic"
        name="topic"
        optional
        defaultValue={initial.topic}
        placeholder="Choose a topic"
        options={TOPICS.map((value) => ({ value, label: value }))}
        error={errors.topic}
      />
      <TextArea
        label="Message"
        name="message"
        rows={7}
        maxLength={MESSAGE_MAX}
        required
        defaultValue={initial.message}
        error={errors.message}
      />
      <div className={classes.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox
        name="consent"
        required
        label={
          <>
            I agree that my details are stored to answer this message. More in the{' '}
            <KitLink href="/privacy">privacy notice</KitLink>.
          </>
        }
        error={errors.consent}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending…" icon={<Send aria-hidden="true" />}>
          Send message
        </Button>
      </div>
    </form>
  );
}
