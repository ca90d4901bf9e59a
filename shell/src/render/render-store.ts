import type { Call } from 'api-client';
import { ApiError, relayedCall, withSharedReads } from 'api-client/http';
import { makeStore, statusOf, type AppStore } from 'shared-store';
import type { Attempt } from './attempt';
import type { RenderRequest } from './render-request';

/** The fresh store of one rendering. Only a posted form makes calls that are not public reads. */
export function storeFor({ post, url, read, relay }: RenderRequest, attempt: Attempt): AppStore {
  const call = relayedCall(relay);
  if (post) return makeStore({ call, serverState: { origin: url.origin } });
  const callOrRead = withSharedReads(call, read);
  const reading: Call = (endpoint, ...options) =>
    attempt.read(callOrRead(endpoint, ...options)).catch((cause: unknown) => {
      // Nobody is told of what nobody waits for.
      throw attempt.signal.aborted ? new ApiError('The page is not wanted any more.', { cancelled: true }) : cause;
    });
  return makeStore({ call: reading, serverState: { origin: url.origin } });
}

/** The status of the answer to each read that failed. */
const failedReads = (store: AppStore): number[] =>
  Object.values(store.getState().siteApi.queries).flatMap((query) =>
    query?.status === 'rejected' ? [statusOf(query.error)] : [],
  );

/** Whether something the page shows could not be read from the API. That there is no such thing is an answer. */
export const hasFailedRead = (store: AppStore): boolean =>
  failedReads(store).some((status) => ![400, 404, 410].includes(status));

/** Whether the API refused a read because this visitor has asked too often. */
export const hasRefusedRead = (store: AppStore): boolean => failedReads(store).includes(429);
