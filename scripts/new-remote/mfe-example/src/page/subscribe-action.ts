import { postSubscription, SEE_OTHER, sentSubscriptionAddress, subscribe } from 'api-client';
import { data, redirect } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { pages } from '../remote';

/** Handles the posted form on the server, with and without scripts in the browser. */
export async function subscribeAction(store: AppStore, request: Request) {
  const kind = 'newsletter';
  const answer = await postSubscription(await request.formData(), { kind }, (body) =>
    store.dispatch(callApi(subscribe, { body })),
  );
  if (!answer) return redirect(sentSubscriptionAddress(pages.overview.path, kind), SEE_OTHER);
  return data(answer.refused, { status: answer.status });
}
