import { taskDone } from 'federation/contract';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Send } from 'lucide-react';
import { contact, fieldMessagesOf, MESSAGE_TOPICS, PRIVACY_PATH } from 'api-client';
import { attemptFor, callApi, messageOf, useAppDispatch } from 'shared-store';
import type { SendAttempt } from 'shared-store';
import { Button, Checkbox, FullScreenLoader, KitLink, notify, Select, TextArea, TextInput } from 'ui-kit';
import { ErrorSummary } from 'ui-kit/error-summary';
import { Honeypot } from 'ui-kit/posted-form';
import { useTexts } from '../texts';
import { checkContact, contactBody, FIELD_NAMES, MESSAGE_MAX, readContact } from './contact-values';
import type { ContactAnswer, ContactErrors, ContactValues } from './contact-values';
import classes from './contact-form.module.css';

interface ContactFormProps {
  readonly initial: Pick<ContactValues, 'topic' | 'message'>;
  /** The result of the form after it was posted without scripts. */
  readonly posted?: ContactAnswer;
  /** The products of the enquiry. */
  readonly productIds: readonly string[];
  /** Called with the reference of the stored message. */
  readonly onSent: (reference: string) => void;
}

/** The id of the form; the browser scrolls to it after posting. */
export const CONTACT_FORM = 'contact-form';

const CHECK_FIELDS = 'Please check these fields';

/**
 * The contact form. It is a native form without a form library, so that the page stays light and works without scripts;
 * the input is never lost.
 */
export function ContactForm({ initial, posted, productIds, onSent }: ContactFormProps) {
  const dispatch = useAppDispatch();
  const { text, rich, lang } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<SendAttempt>(undefined);
  const [errors, setErrors] = useState<ContactErrors>(posted?.errors ?? {});
  const [heading, setHeading] = useState(posted?.message ?? '');
  const baseId = useId();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // Focuses the first invalid field after its error is rendered.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  const refuse = (found: ContactErrors, why = CHECK_FIELDS) => {
    setErrors(found);
    setHeading(why);
    setAttempt((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = readContact(new FormData(event.currentTarget));
    const found = checkContact(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setHeading('');
    setBusy(true);
    const body = contactBody(values, productIds);
    // Pressing again after a lost answer does not send it twice; a changed text is a new message.
    sent.current = attemptFor(sent.current, body);
    try {
      const answer = await dispatch(callApi(contact, { body, idempotencyKey: sent.current.key }));
      taskDone('content', 'message-sent');
      notify.success(text(answer.message));
      onSent(answer.reference);
    } catch (error) {
      const named = fieldMessagesOf(error, FIELD_NAMES);
      if (Object.keys(named).length > 0) refuse(named, messageOf(error));
      notify.error(text(messageOf(error)));
    } finally {
      setBusy(false);
    }
  };

  const errorOf = (name: keyof ContactErrors): string | undefined => errors[name] && text(errors[name]);
  const field = (name: keyof ContactErrors) => ({ id: `${baseId}${name}`, name, error: errorOf(name) });
  /** The kit marks an optional field in English. */
  const optional = (label: string) =>
    lang ? { label: text('{label} (optional)', { label: text(label) }) } : { label, optional: true };
  const values = { ...initial, ...posted?.values };
  const listed = FIELD_NAMES.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, id: `${baseId}${name}`, message }] : [];
  });

  return (
    <form
      ref={form}
      id={CONTACT_FORM}
      method="post"
      action={`#${CONTACT_FORM}`}
      className={classes.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={text('Contact us')}
      lang={lang}
    >
      {heading && <ErrorSummary title={text(heading)} errors={listed} />}
      <div className={classes.columns}>
        <TextInput {...field('name')} label={text('Name')} autoComplete="name" required defaultValue={values.name} />
        <TextInput
          {...field('email')}
          label={text('Email')}
          type="email"
          autoComplete="email"
          required
          defaultValue={values.email}
        />
        <TextInput
          {...field('phone')}
          {...optional('Phone')}
          type="tel"
          autoComplete="tel"
          defaultValue={values.phone}
        />
        <TextInput
          {...field('company')}
          {...optional('Company')}
          autoComplete="organization"
          defaultValue={values.company}
        />
      </div>
      <Select
        {...field('topic')}
        {...optional('Topic')}
        defaultValue={values.topic}
        placeholder={text('Choose a topic')}
        options={MESSAGE_TOPICS.map((value) => ({ value, label: text(value) }))}
      />
      <TextArea
        {...field('message')}
        label={text('Message')}
        rows={7}
        maxLength={MESSAGE_MAX}
        required
        defaultValue={values.message}
      />
      <Honeypot />
      <Checkbox
        {...field('consent')}
        required
        defaultChecked={values.consent}
        label={
          <>
            {rich('I agree that my details are stored to answer this message. More in the {notice}.', {
              notice: (
                <KitLink key="notice" href={PRIVACY_PATH}>
                  {text('privacy notice')}
                </KitLink>
              ),
            })}
          </>
        }
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={text('Sending…')} icon={<Send aria-hidden="true" />}>
          {text('Send message')}
        </Button>
      </div>
      {busy && <FullScreenLoader label={text('Sending your message…')} />}
    </form>
  );
}
