import { NEWSLETTER_PATH, postSubscription, SEE_OTHER, sentSubscriptionAddress, subscribe } from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';

/** Handles the posted form, with and without scripts. */
export async function newsletterAction(store: AppStore, request: Request) {
  const kind = 'newsletter';
  const answer = await postSubscription(await request.formData(), { kind }, (body) =>
    store.dispatch(callApi(subscribe, { body })),
  );
  if (!answer) return redirect(sentSubscriptionAddress(NEWSLETTER_PATH, kind), SEE_OTHER);
  return data(answer.refused, { status: answer.status });
}
