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

const MOST_PRODUCTS = 50;

/** The distinct products in an address or a posted form. */
export function askedProducts(given: Search<typeof PRODUCT_FIELD> | FormData): string[] {
  const ids = given.getAll(PRODUCT_FIELD).filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MOST_PRODUCTS);
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Reads the enquiry form, in the browser or as it was posted. */
export function enquiryBody(form: FormData, productIds: readonly string[]): EnquiryBody {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    company: textOf(form, 'company'),
    topic: 'Product enquiry',
    message: textOf(form, 'message'),
    productIds: [...productIds],
    website: textOf(form, 'website'),
    consent: form.get('consent') !== null,
  };
}

/** The server checks the rule of HTML's email input; this finds obvious mistakes. */
const MAIL_ADDRESS = /^\S+@\S+$/;

/** The errors of an enquiry, by field, in the order of the form. */
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
