import type { Product } from 'api-client';

/** The body of the contact call, before consent is known to be given. */
export interface EnquiryBody {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly topic: string;
  readonly message: string;
  readonly productIds: string[];
  readonly website: string;
  readonly consent: boolean;
}

export type EnquiryErrors = Partial<Record<string, string>>;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Reads the enquiry form. */
export function enquiryBody(form: FormData, products: readonly Product[]): EnquiryBody {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    company: textOf(form, 'company'),
    topic: 'Product enquiry',
    message: textOf(form, 'message'),
    productIds: products.map(({ _id }) => _id),
    website: textOf(form, 'website'),
    consent: form.get('consent') !== null,
  };
}

/** The rule of HTML's email input is checked by the server; this finds the plain slip. */
const MAIL_ADDRESS = /^\S+@\S+$/;

/** What is wrong with an enquiry, by field, in the order of the form. */
export function enquiryErrors({ name, email, message, consent }: EnquiryBody): EnquiryErrors {
  return {
    ...(name === '' && { name: 'Name is required' }),
    ...(email === ''
      ? { email: 'Email is required' }
      : !MAIL_ADDRESS.test(email) && { email: 'Email must be a valid email address' }),
    ...(message === '' && { message: 'Message is required' }),
    ...(!consent && { consent: 'Consent is required' }),
  };
}
