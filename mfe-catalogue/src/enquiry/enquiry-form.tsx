import { taskDone } from 'federation/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { contact, ENQUIRY_PATH, fieldMessagesOf, type Product } from 'api-client';
import { useNavigate } from 'react-router-dom';
import { attemptFor, callApi, messageOf, useAppDispatch, type SendAttempt } from 'shared-store';
import { Button, Checkbox, FullScreenLoader, notify, TextArea, TextInput, VisuallyHidden } from 'ui-kit';
import { ErrorSummary } from 'ui-kit/error-summary';
import { Honeypot } from 'ui-kit/posted-form';
import { enquiryShelf } from '../shelves/shelves';
import { useTexts } from '../texts';
import {
  CHECK_FIELDS,
  ENQUIRY_FORM,
  enquiryBody,
  enquiryErrors,
  FIELD_NAMES,
  PRODUCT_FIELD,
  type EnquiryAnswer,
  type EnquiryErrors,
} from './enquiry-body';
import classes from './enquiry-page.module.css';

interface EnquiryFormProps {
  readonly products: readonly Product[];
  /** The name of the service that it is about, if any. */
  readonly service?: string | undefined;
  /** The result of the form after it was posted without scripts. */
  readonly posted?: EnquiryAnswer;
}

/**
 * Sends one enquiry about all collected products; without scripts the browser posts it. The input stays when the call
 * fails.
 */
export function EnquiryForm({ products, service, posted }: EnquiryFormProps) {
  const dispatch = useAppDispatch();
  const { text, count, lang } = useTexts();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<EnquiryErrors>(posted?.errors ?? {});
  const [failure, setFailure] = useState(posted?.message);
  const baseId = useId();
  const [busy, setBusy] = useState(false);
  const sent = useRef<SendAttempt>(undefined);

  const ids = products.map(({ _id }) => _id);
  const asked = [...(service === undefined ? [] : [service]), ...products.map(({ name }) => name)];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const body = enquiryBody(new FormData(form), ids);
    const found = enquiryErrors(body);
    const [first] = Object.keys(found);
    setErrors(found);
    setFailure(first && CHECK_FIELDS);
    if (first) {
      const control = form.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setBusy(true);
    try {
      // Pressing again after a lost answer does not send it twice.
      sent.current = attemptFor(sent.current, body);
      const { key: idempotencyKey } = sent.current;
      const { message, reference } = await dispatch(
        callApi(contact, { body: { ...body, consent: true }, idempotencyKey }),
      );
      taskDone('catalogue', 'enquiry-sent');
      notify.success(text('{message} Reference: {reference}', { message: text(message), reference }));
      enquiryShelf.replace([]);
      await navigate(`${ENQUIRY_PATH}?${new URLSearchParams({ sent: reference })}`);
    } catch (error) {
      setErrors(fieldMessagesOf(error, FIELD_NAMES));
      setFailure(messageOf(error));
      notify.error(text(messageOf(error)));
    } finally {
      setBusy(false);
    }
  };

  const errorOf = (name: string): string | undefined => errors[name] && text(errors[name]);
  const field = (name: string) => ({ id: `${baseId}${name}`, name, error: errorOf(name) });
  /** The kit marks an optional field in English. */
  const optional = (label: string) =>
    lang ? { label: text('{label} (optional)', { label: text(label) }) } : { label, optional: true };
  const listed = Object.keys(errors).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, id: `${baseId}${name}`, message }] : [];
  });
  const values = posted?.values;

  return (
    <form
      id={ENQUIRY_FORM}
      method="post"
      action={`#${ENQUIRY_FORM}`}
      className={classes.form}
      noValidate
      aria-label={text('Enquiry')}
      lang={lang}
      onSubmit={(event) => void submit(event)}
    >
      {failure && <ErrorSummary title={text(failure)} errors={listed} />}
      {(ids.length > 0 ? ids : (values?.productIds ?? [])).map((id) => (
        <input key={id} type="hidden" name={PRODUCT_FIELD} value={id} />
      ))}
      <TextInput
        {...field('name')}
        label={text('Name')}
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={values?.name}
      />
      <TextInput
        {...field('email')}
        type="email"
        label={text('Email')}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={values?.email}
      />
      <TextInput
        {...field('phone')}
        type="tel"
        {...optional('Phone')}
        autoComplete="tel"
        maxLength={40}
        defaultValue={values?.phone}
      />
      <TextInput
        {...field('company')}
        {...optional('Company')}
        autoComplete="organization"
        maxLength={200}
        defaultValue={values?.company}
      />
      <TextArea
        {...field('message')}
        label={text('Message')}
        rows={6}
        maxLength={5000}
        defaultValue={
          values?.message ??
          `${text('Please send a quotation for:')}\n${asked.map((name) => `- ${name}`).join('\n')}\n\n${text('Quantity and place of delivery:')} `
        }
        required
      />
      <Honeypot />
      <Checkbox
        {...field('consent')}
        label={text('I agree that my details are used to answer this enquiry.')}
        required
        defaultChecked={values?.consent}
      />
      <Button type="submit" busy={busy} busyLabel={text('Sending…')}>
        {text('Send enquiry')}
        {products.length > 0 && (
          <VisuallyHidden>
            {` ${count(products.length, 'about {count} product', 'about {count} products')}`}{' '}
          </VisuallyHidden>
        )}
      </Button>
      {busy && <FullScreenLoader label={text('Sending your enquiry…')} />}
    </form>
  );
}
