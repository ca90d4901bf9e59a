import { emailErrorOf, numberText, textOf, type ContactBody } from 'api-client';

/** The values of the form, as strings. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly topic: string;
  readonly message: string;
  readonly consent: boolean;
  /** The honeypot field. */
  readonly website: string;
}

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/** The validated fields, in the order of the form. */
export const FIELD_NAMES = ['name', 'email', 'phone', 'company', 'topic', 'message', 'consent'] as const;

/** The answer to a refused post: the input and the errors. */
export interface ContactAnswer {
  readonly values: ContactValues;
  readonly errors: ContactErrors;
  readonly message: string;
}

export const MESSAGE_MAX = 5000;

/** Reads the form, in the browser or as it was posted. */
export function readContact(form: FormData): ContactValues {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    company: textOf(form, 'company'),
    topic: textOf(form, 'topic'),
    message: textOf(form, 'message'),
    consent: form.get('consent') !== null,
    website: textOf(form, 'website'),
  };
}

/** The errors of the values, by field; empty if they are valid. */
export function checkContact(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {};
  if (!values.name.trim()) errors.name = 'Name is required';
  const invalidEmail = emailErrorOf(values.email);
  if (invalidEmail) errors.email = invalidEmail;
  if (!values.message.trim()) errors.message = 'Message is required';
  else if (values.message.trim().length > MESSAGE_MAX) {
    errors.message = `Message must have at most ${numberText(MESSAGE_MAX)} characters`;
  }
  if (!values.consent) errors.consent = 'Consent is required';
  return errors;
}

/** The request body of values without errors from `checkContact`. */
export function contactBody(values: ContactValues, productIds: readonly string[]): ContactBody {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    company: values.company.trim(),
    topic: values.topic,
    message: values.message.trim(),
    ...(productIds.length > 0 && { productIds: [...productIds] }),
    consent: true,
    website: values.website,
  };
}
