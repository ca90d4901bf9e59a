import type { LiveRemote } from 'federation/browser';
import type { Remote } from 'federation/contract';
import { isRouteErrorResponse } from 'react-router';
import type { AppStore } from 'shared-store';
import { routesOf } from '../app/routes';
import { NotSentPage } from '../pages/not-sent-page';
import { UNEXPECTED_ERROR } from '../pages/unexpected-error';
import { loadFrameData } from '../app/frame-data';
import { Attempt } from './attempt';
import { addTexts } from './bundle-texts';
import type { PageResult } from './page-result';
import type { PostedForm, RefusedPost } from './posted-form';
import { isPublic } from './render-pending';
import type { RenderRequest } from './render-request';
import { renderRoutes } from './render-routes';
import { NOT_SENT, renderStaticFrame } from './render-static-frame';
import { storeFor } from './render-store';

/**
 * Handles a posted form. There is no time limit, and a broken remote is not left to the browser, because the browser
 * does not have the posted fields: the visitor gets them back on a page of the shell.
 */
export async function answerPost(
  request: RenderRequest,
  post: PostedForm,
  store: AppStore,
  attempt: Attempt,
  owner?: LiveRemote,
): Promise<PageResult> {
  const frame = loadFrameData(store);
  try {
    if (!owner || !isPublic(owner)) return await renderRoutes(request, store, [], { attempt, frame });
    const exposes = await request.loadBundle(owner.name);
    addTexts(store, request, owner.name, exposes);
    return await renderRoutes(request, store, routesOf(owner.name, exposes['./routes'] as Remote<AppStore>, store), {
      attempt,
      frame,
      owner,
    });
  } catch (cause) {
    await frame;
    const { status, title = NOT_SENT, message } = reasonOf(cause);
    const page = (
      <NotSentPage
        title={title}
        message={message}
        path={request.url.pathname + request.url.search}
        fields={post.fields}
      />
    );
    const answer = await renderStaticFrame(request, store, status, page);
    // A page without a form is not an error for the log.
    return isRouteErrorResponse(cause) ? answer : { ...answer, cause };
  }
}

/** The message for an error that ended the handling of a form. */
function reasonOf(cause: unknown): { readonly status: number; readonly title?: string; readonly message: string } {
  if (!isRouteErrorResponse(cause)) {
    const message =
      'Your form was not sent: this part of the site is not available right now. Please try again in a moment.';
    return { status: 503, title: UNEXPECTED_ERROR, message };
  }
  if (cause.status === 405) return { status: 405, message: 'This page has no form that could be sent.' };
  const data: unknown = cause.data;
  return { status: cause.status, message: typeof data === 'string' && data !== '' ? data : 'Please try again.' };
}

/** Renders the reason why a posted form was refused unread. */
export async function renderRefusal(request: RenderRequest, refusal: RefusedPost): Promise<PageResult> {
  const store = storeFor(request, new Attempt(request.signal));
  await loadFrameData(store);
  const { status, title, message } = refusal;
  const page = <NotSentPage title={title} message={message} path={request.url.pathname} />;
  return renderStaticFrame(request, store, status, page);
}
