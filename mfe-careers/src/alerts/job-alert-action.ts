import {
  emailErrorOf,
  fieldMessagesOf,
  INVALID,
  JOB_ALERT_PATH,
  postFailureOf,
  SEE_OTHER,
  subscribe,
  textOf,
} from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { jobList } from '../jobs/job-choice';
import { JOB_ALERT_FORM, SENT, type JobAlertAnswer } from './job-alert-answer';

const AWAY = 500;

/** Handles the posted form, with and without scripts. */
export async function jobAlertAction(store: AppStore, request: Request) {
  const form = await request.formData();
  const email = textOf(form, 'email').trim();
  const consent = form.get('consent') !== null;
  const none = { location: [], role: [], department: [], employmentType: [] };
  const filter = { ...none, ...jobList.read(form).filters };
  const refuse = (status: number, message: string, errors: JobAlertAnswer['errors']) => {
    // Without the API the page has no choices to show; the shell returns the input to the visitor.
    if (status >= AWAY) throw data(message, { status });
    return data<JobAlertAnswer>({ email, consent, filter, message, errors }, { status });
  };
  const invalidEmail = emailErrorOf(email);
  const errors = {
    ...(invalidEmail && { email: invalidEmail }),
    ...(!consent && { consent: 'Consent is required' }),
  };
  if (Object.keys(errors).length > 0) return refuse(INVALID, 'Please check these fields', errors);
  const website = textOf(form, 'website');
  const body = { kind: 'job-alert' as const, email, filter, consent: true as const, website };
  try {
    await store.dispatch(callApi(subscribe, { body }));
  } catch (error) {
    const { status, message } = postFailureOf(error);
    return refuse(status, message, fieldMessagesOf(error, ['email', 'consent']));
  }
  return redirect(`${JOB_ALERT_PATH}?${SENT}=1#${JOB_ALERT_FORM}`, SEE_OTHER);
}
