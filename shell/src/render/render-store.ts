import type { Call } from 'api-client';
import { ApiError, createClient, withSharedReads } from 'api-client/http';
import { makeStore, statusOf, type AppStore } from 'shared-store';
import type { Attempt } from './attempt';
import type { RenderRequest } from './render-request';

/** How long one call may take of a visitor who sends something: he will wait. */
const SENDING = 15_000;

/** The fresh store of one rendering, which calls the API for its visitor. */
export function storeFor({ apiUrl, post, url, read }: RenderRequest, attempt: Attempt): AppStore {
  const { call } = createClient({
    baseUrl: apiUrl,
    getToken: () => null,
    timeout: SENDING,
    ...(post && { headers: post.caller }),
  });
  if (post) return makeStore({ call, serverState: { origin: url.origin } });
  const callOrRead = read ? withSharedReads(call, read) : call;
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
