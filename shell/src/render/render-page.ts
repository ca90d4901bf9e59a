import { matchRemote } from 'federation/browser';
import type { Remote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { routesOf } from '../app/routes';
import { answerPost } from './answer-post';
import type { PageResult } from './page-result';
import { isPublic, renderPending } from './render-pending';
import type { RenderRequest } from './render-request';
import { renderRoutes } from './render-routes';
import { fillFrame, storeFor } from './render-store';
import { within } from './render-timeout';

export { ownRoutes } from '../pages/own-routes';
export { renderRefusal } from './answer-post';

/**
 * Renders one page: finds the remote that owns the address, runs its loaders, fills its slots, and renders all of it
 * on the modules this bundle carries. A remote that is broken or slow is left to the browser; the frame always comes.
 */
export async function renderPage(request: RenderRequest): Promise<PageResult> {
  const store = storeFor(request);
  const owner = matchRemote(request.remotes, request.url.pathname)?.owner;
  if (request.post) return answerPost(request, request.post, store, owner);
  const frame = fillFrame(request, store);
  if (!owner) {
    await frame;
    return renderRoutes(request, store, []);
  }
  if (!isPublic(owner)) {
    await frame;
    return renderPending(request, store, owner);
  }
  const section = async (): Promise<PageResult> => {
    const exposes = await request.loadBundle(owner.name);
    const routes = routesOf(owner.name, exposes['./routes'] as Remote<AppStore>, store);
    await frame;
    return renderRoutes(request, store, routes, owner);
  };
  try {
    return await within(request.renderTimeout, section());
  } catch (cause) {
    await frame;
    return renderPending(request, store, owner, cause);
  }
}
