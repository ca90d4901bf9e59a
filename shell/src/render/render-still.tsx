import { createStaticHandler } from 'react-router';
import type { AppStore } from 'shared-store';
import { headTags } from '../app/head-tags';
import { Root } from '../app/root';
import { siteTitleOf } from '../app/site-title';
import type { PageResult } from './page-result';
import { renderApp } from './render-app';
import type { RenderRequest } from './render-request';
import type { ReactNode } from 'react';

/** The title of a page that says that a form was not taken. */
export const NOT_SENT = 'Your form was not sent';

/** The frame around one page that is all there is, without scripts. */
export async function renderStill(
  request: RenderRequest,
  store: AppStore,
  status: number,
  page: ReactNode,
): Promise<Extract<PageResult, { kind: 'page' }>> {
  const handler = createStaticHandler([{ Component: Root, children: [{ path: '*', element: page }] }]);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error('A still page cannot redirect.');
  const html = renderApp({ request, store, handler, context });
  const { url } = request;
  const head = { title: NOT_SENT, robots: 'noindex' as const };
  return {
    kind: 'page',
    status,
    html,
    head: headTags(head, { title: siteTitleOf(store.getState()), origin: url.origin, path: url.pathname }),
    rendered: 'still',
    state: {},
    chunks: {},
    styles: {},
    incomplete: true,
  };
}
