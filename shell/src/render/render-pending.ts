import { chunkOfExpose, type LiveRemote } from 'federation/browser';
import { createStaticHandler } from 'react-router';
import type { AppStore } from 'shared-store';
import { stateForBrowser } from 'shared-store/state-for-browser';
import { headTags } from '../app/head-tags';
import { siteRoutes } from '../app/routes';
import { siteTitleOf } from '../app/site-title';
import type { PageResult } from './page-result';
import { renderApp } from './render-app';
import type { RenderRequest } from './render-request';

/** Whether the pages of a remote may be rendered for every visitor. */
export const isPublic = (remote: LiveRemote): boolean => remote.exposes['./routes'] === 'public';

/** The frame with the remote's skeleton, for the browser to complete. */
export async function renderPending(
  request: RenderRequest,
  store: AppStore,
  owner: LiveRemote,
  cause?: unknown,
): Promise<PageResult> {
  const handler = createStaticHandler(siteRoutes(store, []));
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error('A pending section cannot redirect.');
  const html = renderApp({ request, store, handler, context, pending: true, failed: cause !== undefined });
  const { url } = request;
  const title = siteTitleOf(store.getState());
  return {
    kind: 'page',
    status: 200,
    html,
    head: headTags({ title: owner.title }, { title, origin: url.origin, path: url.pathname }),
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
