import {
  contact,
  ENQUIRY_PATH,
  fieldMessagesOf,
  idempotencyKeyOf,
  INVALID,
  postFailureOf,
  SEE_OTHER,
} from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import {
  askedProducts,
  CHECK_FIELDS,
  ENQUIRY_FORM,
  enquiryBody,
  enquiryErrors,
  FIELD_NAMES,
  type EnquiryAnswer,
} from './enquiry-body';

/** Handles an enquiry posted by a browser without scripts, with the same validation. */
export async function enquiryAction(store: AppStore, request: Request) {
  const form = await request.formData();
  const body = enquiryBody(form, askedProducts(form));
  const errors = enquiryErrors(body);
  const refuse = (status: number, found: EnquiryAnswer['errors'], message: string) =>
    data<EnquiryAnswer>({ values: body, errors: found, message }, { status });
  if (Object.keys(errors).length > 0) return refuse(INVALID, errors, CHECK_FIELDS);
  const agreed = { ...body, consent: true as const };
  try {
    const idempotencyKey = await idempotencyKeyOf(agreed);
    const { reference } = await store.dispatch(callApi(contact, { body: agreed, idempotencyKey }));
    return redirect(`${ENQUIRY_PATH}?${new URLSearchParams({ sent: reference })}#${ENQUIRY_FORM}`, SEE_OTHER);
  } catch (error) {
    const { status, message } = postFailureOf(error);
    return refuse(status, fieldMessagesOf(error, FIELD_NAMES), message);
  }
}
