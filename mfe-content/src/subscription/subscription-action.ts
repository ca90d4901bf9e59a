import { confirmSubscription, postFailureOf, unsubscribe } from 'api-client';
import { data } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { CONFIRM, NO_LINK, UNSUBSCRIBE, type SubscriptionAnswer } from './subscription-answer';

const NOT_FOUND = 404;

/** Does what the link in the address is for. Sent twice it is the same. */
export async function subscriptionAction(store: AppStore, request: Request) {
  const { searchParams } = new URL(request.url);
  const [confirmed, left] = [searchParams.get(CONFIRM), searchParams.get(UNSUBSCRIBE)];
  try {
    const { message } = confirmed
      ? await store.dispatch(callApi(confirmSubscription, { body: { token: confirmed } }))
      : await store.dispatch(callApi(unsubscribe, { query: { token: left ?? '' } }));
    return data<SubscriptionAnswer>({ done: true, message });
  } catch (error) {
    const { status, message } = postFailureOf(error);
    const isNone = status === NOT_FOUND || status === 400;
    return data<SubscriptionAnswer>({ done: false, message: isNone ? NO_LINK : message }, { status });
  }
}
