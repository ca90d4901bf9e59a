import {
  contact,
  CONTACT_PATH,
  fieldMessagesOf,
  idempotencyKeyOf,
  INVALID,
  postFailureOf,
  SEE_OTHER,
} from 'api-client';
import { readSearch } from 'federation/contract';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { pages } from '../remote';
import { CONTACT_FORM } from './contact-form';
import { checkContact, contactBody, FIELD_NAMES, readContact, type ContactAnswer } from './contact-values';
import { readProductIds } from './enquiry';

/** Handles the contact form posted by a browser without scripts, with the same validation. */
export async function contactAction(store: AppStore, request: Request) {
  const values = readContact(await request.formData());
  const errors = checkContact(values);
  const refuse = (status: number, found: ContactAnswer['errors'], message: string) =>
    data<ContactAnswer>({ values, errors: found, message }, { status });
  if (Object.keys(errors).length > 0) return refuse(INVALID, errors, 'Please check these fields');
  const body = contactBody(values, readProductIds(readSearch(pages.contact, request.url)));
  try {
    const idempotencyKey = await idempotencyKeyOf(body);
    const { reference } = await store.dispatch(callApi(contact, { body, idempotencyKey }));
    const query = new URLSearchParams({ sent: reference });
    return redirect(`${CONTACT_PATH}?${query}#${CONTACT_FORM}`, SEE_OTHER);
  } catch (error) {
    const { status, message } = postFailureOf(error);
    return refuse(status, fieldMessagesOf(error, FIELD_NAMES), message);
  }
}
