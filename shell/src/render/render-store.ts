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

/** Whether something the page shows could not be read from the API. That there is no such thing is an answer. */
export function hasFailedRead(store: AppStore): boolean {
  return Object.values(store.getState().siteApi.queries).some(
    (query) => query?.status === 'rejected' && !saysThereIsNone(query.error),
  );
}

const saysThereIsNone = (error: unknown): boolean => [400, 404, 410].includes(statusOf(error));
