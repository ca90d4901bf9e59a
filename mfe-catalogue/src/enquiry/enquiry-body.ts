import { emailErrorOf, textOf, type MessageTopic } from 'api-client';
import type { Search } from 'federation/contract';

/** The request body, before consent is checked. */
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

/** The validated fields, in the order of the form. */
export const FIELD_NAMES = ['name', 'email', 'phone', 'company', 'message', 'consent'] as const;

export type EnquiryErrors = Partial<Record<string, string>>;

/** The answer to an enquiry that was posted without scripts and refused: the input and the errors. */
export interface EnquiryAnswer {
  readonly values: EnquiryBody;
  readonly errors: EnquiryErrors;
  readonly message: string;
}

/** The id of the form; the browser scrolls to it after posting. */
export const ENQUIRY_FORM = 'enquiry-form';

export const CHECK_FIELDS = 'Please check these fields';

/** The name of the fields with the products, in the form and in an address. */
export const PRODUCT_FIELD = 'product';

const MAX_PRODUCTS = 50;

/** The topic of the contact form whose desk answers enquiries without products. */
const SERVICES: MessageTopic = 'Services and field support';

/** The distinct products in an address or a posted form. */
export function askedProducts(given: Search<typeof PRODUCT_FIELD> | FormData): string[] {
  const ids = given.getAll(PRODUCT_FIELD).filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MAX_PRODUCTS);
}

/** Reads the enquiry form, in the browser or as it was posted. */
export function enquiryBody(form: FormData, productIds: readonly string[]): EnquiryBody {
  return {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    phone: textOf(form, 'phone').trim(),
    company: textOf(form, 'company').trim(),
    topic: productIds.length > 0 ? 'Product enquiry' : SERVICES,
    message: textOf(form, 'message').trim(),
    productIds: [...productIds],
    website: textOf(form, 'website').trim(),
    consent: form.get('consent') !== null,
  };
}

/** The errors of an enquiry, by field, in the order of the form. */
export function enquiryErrors({ name, email, message, consent }: EnquiryBody): EnquiryErrors {
  const invalidEmail = emailErrorOf(email);
  return {
    ...(name === '' && { name: 'Name is required' }),
    ...(invalidEmail && { email: invalidEmail }),
    ...(message === '' && { message: 'Message is required' }),
    ...(!consent && { consent: 'Consent is required' }),
  };
}
