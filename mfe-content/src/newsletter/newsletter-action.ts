import { fieldMessagesOf, NEWSLETTER_PATH, postFailureOf, subscribe } from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { NEWSLETTER_FORM, SENT, type NewsletterAnswer } from './newsletter-answer';

const INVALID = 422;
const SEE_OTHER = 303;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Handles the posted form, with and without scripts. */
export async function newsletterAction(store: AppStore, request: Request) {
  const form = await request.formData();
  const email = textOf(form, 'email');
  const consent = form.get('consent') !== null;
  const refuse = (status: number, message: string, errors: NewsletterAnswer['errors']) =>
    data<NewsletterAnswer>({ email, consent, message, errors }, { status });
  const errors = {
    ...(email === '' && { email: 'Email is required' }),
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
