import type { AppStore } from 'shared-store';
import { headTags, siteNamesOf } from '../app/head-tags';
import { Root } from '../app/root';
import { noticeChunks } from '../pages/notice/lazy-notice-scene';
import { NotSentPage } from '../pages/not-sent-page';
import { UNEXPECTED_ERROR } from '../pages/unexpected-error';
import { textsOf } from '../texts/use-texts';
import type { PageResult } from './page-result';
import { renderApp } from './render-app';
import type { RenderRequest } from './render-request';
import { handle } from './static-handler';
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
  const unposted = { ...request, post: undefined };
  const { handler, context } = await handle(unposted, [{ Component: Root, children: [{ path: '*', element: page }] }]);
  if (context instanceof Response) throw new Error('A still page cannot redirect.');
  const html = await renderApp({ request, store, handler, context });
  const { text, lang } = textsOf(store.getState());
  const head = { title: text(title), lang, robots: 'noindex' as const };
  return {
    kind: 'page',
    status,
    html,
    head: headTags(head, siteNamesOf(store.getState(), request.url)),
    rendered: 'still',
    state: {},
    chunks: { shell: noticeChunks(true) },
    styles: {},
    incomplete: true,
  };
}

/** Renders the error page for a page of the shell that has thrown an error. */
export function renderFailed(request: RenderRequest, store: AppStore): ReturnType<typeof renderStaticFrame> {
  const message = 'This page cannot be shown right now. Please try again in a moment.';
  const page = (
    <NotSentPage title={UNEXPECTED_ERROR} message={message} path={request.url.pathname + request.url.search} />
  );
  return renderStaticFrame(request, store, 500, page, UNEXPECTED_ERROR);
}
