import { exportSubscriptions, type SubscriptionKind } from 'api-client';
import { callApi, type AppThunk } from 'shared-store';

export function readSubscriptionsCsv(kind: SubscriptionKind): AppThunk<Promise<string>> {
  return (dispatch) => dispatch(callApi(exportSubscriptions, { query: { kind } }));
}
