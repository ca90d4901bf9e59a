import { callsInLanguage, ENGLISH, type Call } from 'api-client';
import { ApiError, relayedCall, withSharedReads } from 'api-client/http';
import { makeStore, statusOf, type AppStore } from 'shared-store';
import type { Attempt } from './attempt';
import type { RenderRequest } from './render-request';

/** A new store for one rendering. Only a posted form makes calls that are not public reads. */
export function storeFor({ post, url, languages, read, relay }: RenderRequest, attempt: Attempt): AppStore {
  const serverState = { origin: url.origin, languages };
  const { current } = languages;
  const inLanguage = (call: Call): Call => (current === ENGLISH ? call : callsInLanguage(call, current));
  const call = relayedCall(relay);
  if (post) return makeStore({ call: inLanguage(call), serverState });
  const callOrRead = inLanguage(withSharedReads(call, read));
  const reading: Call = (endpoint, ...options) =>
    attempt.read(callOrRead(endpoint, ...options)).catch((cause: unknown) => {
      // An aborted read is reported as cancelled.
      throw attempt.signal.aborted ? new ApiError('No visitor waits for the page.', { cancelled: true }) : cause;
    });
  return makeStore({ call: reading, serverState });
}

/** The status of each failed read. */
const failedReads = (store: AppStore): number[] =>
  Object.values(store.getState().siteApi.queries).flatMap((query) =>
    query?.status === 'rejected' ? [statusOf(query.error)] : [],
  );

/** Whether a read of the page failed. “Not found” is an answer, not a failure. */
export const hasFailedRead = (store: AppStore): boolean =>
  failedReads(store).some((status) => ![400, 404, 410].includes(status));

/** Whether the API refused a read because this visitor has sent too many requests. */
export const hasRefusedRead = (store: AppStore): boolean => failedReads(store).includes(429);
