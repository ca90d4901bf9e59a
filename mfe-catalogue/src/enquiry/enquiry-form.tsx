import { useRef, useState, type FormEvent } from 'react';
import { contact, type FieldError, type Product } from 'api-client';
import { attemptFor, callApi, messageOf, useAppDispatch, type SendAttempt } from 'shared-store';
import { Button, Checkbox, Notice, notify, TextArea, TextInput, VisuallyHidden } from 'ui-kit';
import { enquiryShelf } from '../shelves/shelves';
import { enquiryBody, enquiryErrors, type EnquiryErrors } from './enquiry-body';
import styles from './enquiry-page.module.css';

/** Asks about all collected products with one contact call. What was typed stays when the call fails. */
export function EnquiryForm({ products }: { readonly products: readonly Product[] }) {
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sent = useRef<SendAttempt>(undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const body = enquiryBody(new FormData(form), products);
    const found = enquiryErrors(body);
    setErrors(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first) {
      const control = form.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setBusy(true);
    try {
      // A second press after a lost answer does not send it twice.
      sent.current = attemptFor(sent.current, body);
      const { key: idempotencyKey } = sent.current;
      const { message, reference } = await dispatch(
        callApi(contact, { body: { ...body, consent: true }, idempotencyKey }),
      );
      notify.success(`${message} Reference: ${reference}`);
      enquiryShelf.replace([]);
    } catch (error) {
      setErrors(errorsOf(error));
      setFailure(messageOf(error));
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      aria-label="Enquiry"
      onSubmit={(event) => void submit(event)}
    >
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <TextInput name="name" label="Name" autoComplete="name" maxLength={200} error={errors.name} required />
      <TextInput
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
        required
      />
      <TextInput name="phone" type="tel" label="Phone" autoComplete="tel" maxLength={40} optional />
      <TextInput name="company" label="Company" autoComplete="organization" maxLength={200} optional />
      <TextArea
        name="message"
        label="Message"
        rows={6}
        maxLength={5000}
        defaultValue={`Please send a quotation for:\n${products.map(({ name }) => `- ${name}`).join('\n')}\n\nQuantity and place of delivery: `}
        error={errors.message}
        required
      />
      {/* People never see this field; who fills it is a machine. */}
      <div hidden>
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox
        name="consent"
        label="I agree that my details are used to answer this enquiry."
        error={errors.consent}
        required
      />
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send enquiry
        <VisuallyHidden>
          {products.length === 1 ? ' about 1 product' : ` about ${products.length} products`}
        </VisuallyHidden>
      </Button>
    </form>
  );
}

function errorsOf(error: unknown): EnquiryErrors {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return {};
  return Object.fromEntries((error.errors as FieldError[]).map(({ path, message }) => [path, message]));
}
