import { chunkOfExpose, type LiveRemote } from 'federation/browser';
import type { AppStore } from 'shared-store';
import { stateForBrowser } from 'shared-store/state-for-browser';
import { headTags, siteNamesOf } from '../app/head-tags';
import { siteRoutes } from '../app/routes';
import type { PageResult } from './page-result';
import { renderApp } from './render-app';
import type { RenderRequest } from './render-request';
import { handle } from './static-handler';

/** Whether the pages of a remote may be rendered for every visitor. */
export const isPublic = (remote: LiveRemote): boolean => remote.exposes['./routes'] === 'public';

/** The frame with the remote's skeleton, for the browser to complete. */
export async function renderPending(
  request: RenderRequest,
  store: AppStore,
  owner: LiveRemote,
  cause?: unknown,
): Promise<PageResult> {
  const { handler, context } = await handle(request, siteRoutes(store, []));
  if (context instanceof Response) throw new Error('A pending section cannot redirect.');
  const html = await renderApp({ request, store, handler, context, pending: true, failed: cause !== undefined });
  return {
    kind: 'page',
    status: 200,
    html,
    head: headTags({ title: owner.title }, siteNamesOf(store.getState(), request.url)),
    rendered: 'browser',
    state: stateForBrowser(store.getState()),
    chunks: {
      // Code that only signed-in users may load is not preloaded either.
      ...(isPublic(owner) && { [owner.name]: [chunkOfExpose('./routes')] }),
    },
    styles: {},
    incomplete: true,
    cause,
  };
}
