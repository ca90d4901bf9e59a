import { confirmSubscription, postFailureOf, SUBSCRIPTION_ACTION, unsubscribe } from 'api-client';
import { readSearch } from 'federation/contract';
import { data } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { pages } from '../remote';
import { CONFIRM, NO_LINK, type SubscriptionAnswer } from './subscription-answer';

const NOT_FOUND = 404;

/**
 * Confirms or unsubscribes, as the link in the email requests; the API reads the link's secret from its cookie. Sending
 * it twice changes nothing more.
 */
export async function subscriptionAction(store: AppStore, request: Request) {
  const action = readSearch(pages.subscription, request.url).get(SUBSCRIPTION_ACTION);
  try {
    const { message } =
      action === CONFIRM
        ? await store.dispatch(callApi(confirmSubscription, { body: {} }))
        : await store.dispatch(callApi(unsubscribe, {}));
    return data<SubscriptionAnswer>({ done: true, message });
  } catch (error) {
    const { status, message } = postFailureOf(error);
    const isNone = status === NOT_FOUND || status === 400;
    return data<SubscriptionAnswer>({ done: false, message: isNone ? NO_LINK : message }, { status });
  }
}
