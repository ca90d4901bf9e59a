import { createClient } from 'api-client/http';
import { makeStore, type AppStore } from 'shared-store';
import { loadFrameData } from '../app/frame-data';
import type { RenderRequest } from './render-request';
import { within } from './render-timeout';

/** How long one call to the API may take: a visitor who only looks is not to wait, one who sends something will. */
const READING = 5_000;
const SENDING = 15_000;

/** The fresh store of one rendering, which calls the API for its visitor. */
export function storeFor({ apiUrl, post, url }: RenderRequest): AppStore {
  const { call } = createClient({
    baseUrl: apiUrl,
    getToken: () => null,
    timeout: post ? SENDING : READING,
    ...(post && { headers: post.caller }),
  });
  return makeStore({ call, serverState: { origin: url.origin } });
}

/** The frame is shown with what has arrived by then: a silent API must not hold the whole page. */
export async function fillFrame(request: RenderRequest, store: AppStore): Promise<void> {
  await within(request.renderTimeout, loadFrameData(store)).catch(() => undefined);
}

/** Whether something the page shows could not be read from the API. That there is no such thing is an answer. */
export function hasFailedRead(store: AppStore): boolean {
  return Object.values(store.getState().siteApi.queries).some(
    (query) => query?.status === 'rejected' && !saysThereIsNone(query.error),
  );
}

const NONE: readonly unknown[] = [400, 404, 410];
const saysThereIsNone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && NONE.includes(error.status);
