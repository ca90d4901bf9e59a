import { JOB_ALERT_PATH, postSubscription, SEE_OTHER, sentSubscriptionAddress, subscribe } from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { jobList } from '../jobs/job-choice';
import type { RefusedJobAlert } from './job-alert-form';

const AWAY = 500;

/** Handles the posted form, with and without scripts. */
export async function jobAlertAction(store: AppStore, request: Request) {
  const kind = 'job-alert';
  const form = await request.formData();
  const none = { location: [], role: [], department: [], employmentType: [] };
  const filter = { ...none, ...jobList.read(form).filters };
  const answer = await postSubscription(form, { kind, filter }, (body) => store.dispatch(callApi(subscribe, { body })));
  if (!answer) return redirect(sentSubscriptionAddress(JOB_ALERT_PATH, kind), SEE_OTHER);
  const { status, refused } = answer;
  // Without the API the page has no choices to show; the shell returns the input to the visitor.
  if (status >= AWAY) throw data(refused.message, { status });
  return data<RefusedJobAlert>({ ...refused, filter }, { status });
}
