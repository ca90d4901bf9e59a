import { createStaticHandler } from 'react-router';
import type { AppStore } from 'shared-store';
import { headTags } from '../app/head-tags';
import { Root } from '../app/root';
import { NotSentPage } from '../pages/not-sent-page';
import { UNEXPECTED_ERROR } from '../pages/unexpected-error';
import { siteTitleOf } from '../app/site-title';
import type { PageResult } from './page-result';
import { renderApp } from './render-app';
import type { RenderRequest } from './render-request';
import type { ReactNode } from 'react';

/** The title of a page that reports a refused form. */
export const NOT_SENT = 'Your form was not sent';

/** The frame around a complete page, without scripts. */
export async function renderStaticFrame(
  request: RenderRequest,
  store: AppStore,
  status: number,
  page: ReactNode,
  title = NOT_SENT,
): Promise<Extract<PageResult, { kind: 'page' }>> {
  const handler = createStaticHandler([{ Component: Root, children: [{ path: '*', element: page }] }]);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error('A still page cannot redirect.');
  const html = renderApp({ request, store, handler, context });
  const { url } = request;
  const head = { title, robots: 'noindex' as const };
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

/** Renders the error page for a page of the shell that has thrown an error. */
export function renderFailed(request: RenderRequest, store: AppStore): ReturnType<typeof renderStaticFrame> {
  const { pathname, search } = request.url;
  const message = 'This page cannot be shown right now. Please try again in a moment.';
  const page = <NotSentPage title={UNEXPECTED_ERROR} message={message} path={pathname + search} />;
  return renderStaticFrame(request, store, 500, page, UNEXPECTED_ERROR);
}
