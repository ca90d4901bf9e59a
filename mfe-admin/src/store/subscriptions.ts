import { deleteSubscription, exportSubscriptions, fetchSubscriptions, type SubscriptionKind } from 'api-client';
import { callApi, change, readAnswer, siteApi, type AppThunk } from 'shared-store';

/** Who gets our emails. */
export const { useSubscriptionPageQuery, useSubscriptionDeleteMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    subscriptionPage: readAnswer(build, fetchSubscriptions, ['subscriptions']),
    subscriptionDelete: change(build, deleteSubscription, ['subscriptions', 'audit']),
  }),
});

/** Reads the subscriptions of a kind as CSV. */
export function readSubscriptionsCsv(kind: SubscriptionKind): AppThunk<Promise<string>> {
  return (dispatch) => dispatch(callApi(exportSubscriptions, { query: { kind } }));
}
