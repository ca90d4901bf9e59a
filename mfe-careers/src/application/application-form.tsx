import { PRIVACY_PATH, DRAFT_DAYS, fieldMessagesOf } from 'api-client';
import { taskDone } from 'federation/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { attemptFor, messageOf, statusOf, useAppDispatch } from 'shared-store';
import { Button, Checkbox, FullScreenLoader, Notice, notify, TextArea, TextInput } from 'ui-kit';
import { ErrorSummary } from 'ui-kit/error-summary';
import { Honeypot } from 'ui-kit/posted-form';
import {
  APPLICATION_FORM,
  checkApplication,
  FIELD_ORDER,
  isAsked,
  refusalOf,
  type ApplicationAnswer,
  type ApplicationField,
  type FormError,
  type FieldErrors,
} from './application-rules';
import { ApplicationSent } from './application-sent';
import { CODE, CodeField } from './code-field';
import { controlOf, readTexts } from './form-values';
import { RESUME, ResumeField } from './resume-field';
import { sendApplication } from './send-application';
import { useDraft } from './use-draft';
import { useResumeUpload } from './use-resume-upload';
import { useTexts } from '../texts';
import classes from './application-form.module.css';

interface ApplicationFormProps {
  /** The id of the job; without it nothing can be sent. */
  readonly jobId: string | undefined;
  /** The result of the form after it was posted without scripts. */
  readonly posted?: ApplicationAnswer;
}

const CONNECTION_LOST =
  'The connection is lost. Your application is kept on this device and is sent as soon as the connection is back.';
const NOT_SENT = 'Your application could not be sent. Everything you entered is kept on this device; please try again.';

/**
 * The application form (specification, sections 2 and 5). The input stays on the device until it is sent; a second
 * click or a retry after a lost answer never creates a second application. Without scripts the browser posts the form
 * with the file.
 */
export function ApplicationForm({ jobId, posted }: ApplicationFormProps) {
  const dispatch = useAppDispatch();
  const { text, count, rich, lang } = useTexts();
  const baseId = useId();
  const controlId = (field: string): string => `${baseId}${field}`;
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [formError, setFormError] = useState<FormError | undefined>(posted?.formError);
  const [asksCode, setAsksCode] = useState(posted?.asksCode ?? false);
  const [attempt, setAttempt] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [sent, setSent] = useState<string>();
  const upload = useResumeUpload((resume) => draft.change({ resume }), posted?.resume);
  const draft = useDraft(jobId ?? '', form, (stored) => {
    const input = form.current && controlOf(form.current, RESUME);
    // A file chosen before hydration takes precedence.
    if (input instanceof HTMLInputElement && input.files?.length) upload.choose(input);
    else if (stored.resume && !posted?.resume) upload.restore(stored.resume);
  });

  const showError = (found: FormError | undefined): void => {
    setFormError(found);
    if (found) setAttempt((count) => count + 1);
  };

  const refuse = (error: unknown): void => {
    const status = statusOf(error);
    const fields: FieldErrors = fieldMessagesOf(error, FIELD_ORDER);
    const message = messageOf(error);
    if (fields.code) setAsksCode(true);
    if (!isAsked(status, fields)) notify.error(text(message));
    if (status >= 400 && status < 500) draft.change({ attempt: undefined });
    // The server has deleted or refused the file: it must be chosen again.
    if (fields.resume) upload.drop();
    if (status === 0 || status >= 500) setNotice(NOT_SENT);
    showError(refusalOf(status, message, fields));
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    const resume = await upload.settled();
    const texts = readTexts(new FormData(element));
    const consent = controlOf(element, 'consent');
    const agreed = consent instanceof HTMLInputElement && consent.checked;
    const values = { ...texts, resume: resume?.fileUrl ?? '', consent: agreed };
    const found = checkApplication(jobId, values);
    showError(found);
    if (found || !jobId) return;
    const website = controlOf(element, 'website')?.value ?? '';
    const code = controlOf(element, CODE)?.value.trim() ?? '';
    const body = { ...values, jobId, consent: true as const, ...(website && { website }), ...(code && { code }) };
    const attempt = attemptFor(draft.current().attempt, body);
    draft.change({ texts, attempt });
    try {
      const { message } = await dispatch(
        sendApplication({ body, key: attempt.key, onConnectionLoss: () => setNotice(CONNECTION_LOST) }),
      );
      setNotice(undefined);
      draft.clear();
      taskDone('careers', 'application-sent');
      notify.success(text(message));
      setSent(message);
    } catch (error) {
      setNotice(undefined);
      refuse(error);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setNotice(undefined);
    try {
      await send(event.currentTarget);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  if (sent !== undefined) return <ApplicationSent message={sent} />;

  const errors: FieldErrors = formError?.fields ?? {};
  const errorOf = (name: ApplicationField): string | undefined => errors[name] && text(errors[name]);
  const field = (name: 'fullName' | 'contactNumber' | 'email' | 'address' | 'education' | 'experience') => ({
    id: controlId(name),
    name,
    error: errorOf(name),
    required: true,
    defaultValue: posted?.texts[name],
  });
  const listed = FIELD_ORDER.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, id: controlId(name), message }] : [];
  });

  return (
    <form
      ref={form}
      id={APPLICATION_FORM}
      method="post"
      action={`#${APPLICATION_FORM}`}
      encType="multipart/form-data"
      className={classes.form}
      noValidate
      aria-label={text('Application')}
      lang={lang}
      data-counted="application"
      onSubmit={(event) => void submit(event)}
      onInput={draft.noteTyping}
    >
      {formError && <ErrorSummary title={text(formError.heading)} errors={listed} attempt={attempt} />}
      <p className={classes.remark}>
        {text('All fields are required. What you enter is kept on this device until you send it, at most for {days}.', {
          days: count(DRAFT_DAYS, '{count} day', '{count} days'),
        })}
      </p>
      <div className={classes.pair}>
        <TextInput {...field('fullName')} label={text('Name')} autoComplete="name" />
        <TextInput {...field('contactNumber')} label={text('Contact number')} type="tel" autoComplete="tel" />
      </div>
      <TextInput {...field('email')} label={text('Email')} type="email" autoComplete="email" />
      <TextArea {...field('address')} label={text('Address')} rows={2} autoComplete="street-address" />
      <TextArea {...field('education')} label={text('Education')} rows={3} />
      <TextArea {...field('experience')} label={text('Experience')} rows={5} />
      <ResumeField id={controlId('resume')} upload={upload} error={errorOf('resume')} />
      <Checkbox
        id={controlId('consent')}
        name="consent"
        error={errorOf('consent')}
        defaultChecked={posted?.consent}
        label={
          <>
            {rich('I agree that my details are stored and used for this application, as the {notice} says.', {
              notice: (
                <Link key="notice" to={PRIVACY_PATH}>
                  {text('privacy notice')}
                </Link>
              ),
            })}
          </>
        }
      />
      {asksCode && <CodeField id={controlId('code')} error={errorOf('code')} />}
      <Honeypot />
      {notice && (
        <Notice tone="warning" role="status">
          {text(notice)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={sending} busyLabel={text('Sending your application…')}>
          {text('Submit application')}
        </Button>
      </div>
      {sending && !notice && <FullScreenLoader label={text('Sending your application…')} />}
    </form>
  );
}
