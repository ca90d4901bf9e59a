import { matchRemote } from 'federation/browser';
import type { Remote } from 'federation/contract';
import type { AppStore } from 'shared-store';
import { loadFrameData } from '../app/frame-data';
import { routesOf } from '../app/routes';
import { answerPost } from './answer-post';
import { Attempt } from './attempt';
import { addTexts } from './bundle-texts';
import type { PageResult } from './page-result';
import { isPublic, renderPending } from './render-pending';
import type { RenderRequest } from './render-request';
import { renderRoutes } from './render-routes';
import { renderFailed } from './render-static-frame';
import { storeFor } from './render-store';

export { ownRoutes } from '../remote';
export { renderRefusal } from './answer-post';
export { renderOffer } from './render-slots';

/**
 * Renders one page: finds the remote that owns the address, runs its loaders, fills its slots, and renders everything
 * with the modules of this bundle. A remote that is broken or hangs is left to the browser; the frame is always
 * rendered.
 */
export async function renderPage(request: RenderRequest): Promise<PageResult> {
  const attempt = new Attempt(request.signal);
  const store = storeFor(request, attempt);
  const owner = matchRemote(request.remotes, request.url.pathname)?.owner;
  if (request.post) return answerPost(request, request.post, store, attempt, owner);
  const frame = loadFrameData(store);
  if (!owner) {
    return renderRoutes(request, store, [], { attempt, frame }).catch(async (cause: unknown) => {
      request.signal?.throwIfAborted();
      await frame;
      return { ...(await renderFailed(request, store)), cause };
    });
  }
  if (!isPublic(owner)) {
    await frame;
    return renderPending(request, store, owner);
  }
  const section = async (): Promise<PageResult> => {
    const exposes = await attempt.read(request.loadBundle(owner.name));
    addTexts(store, request, owner.name, exposes);
    const routes = routesOf(owner.name, exposes['./routes'] as Remote<AppStore>, store);
    return renderRoutes(request, store, routes, { attempt, frame, owner });
  };
  try {
    return await attempt.notHanging(request.renderTimeout, section());
  } catch (cause) {
    request.signal?.throwIfAborted();
    await frame;
    return renderPending(request, store, owner, cause);
  }
}
