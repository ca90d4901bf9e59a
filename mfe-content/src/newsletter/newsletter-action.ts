import {
  emailErrorOf,
  fieldMessagesOf,
  INVALID,
  NEWSLETTER_PATH,
  postFailureOf,
  SEE_OTHER,
  subscribe,
  textOf,
} from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { NEWSLETTER_FORM, SENT, type NewsletterAnswer } from './newsletter-answer';

/** Handles the posted form, with and without scripts. */
export async function newsletterAction(store: AppStore, request: Request) {
  const form = await request.formData();
  const email = textOf(form, 'email').trim();
  const consent = form.get('consent') !== null;
  const refuse = (status: number, message: string, errors: NewsletterAnswer['errors']) =>
    data<NewsletterAnswer>({ email, consent, message, errors }, { status });
  const invalidEmail = emailErrorOf(email);
  const errors = {
    ...(invalidEmail && { email: invalidEmail }),
    ...(!consent && { consent: 'Consent is required' }),
  };
  if (Object.keys(errors).length > 0) return refuse(INVALID, 'Please check these fields', errors);
  const body = { kind: 'newsletter' as const, email, consent: true as const, website: textOf(form, 'website') };
  try {
    await store.dispatch(callApi(subscribe, { body }));
  } catch (error) {
    const { status, message } = postFailureOf(error);
    return refuse(status, message, fieldMessagesOf(error, ['email', 'consent']));
  }
  return redirect(`${NEWSLETTER_PATH}?${SENT}=1#${NEWSLETTER_FORM}`, SEE_OTHER);
}
