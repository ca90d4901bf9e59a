import { NO_ADMIN_HOST } from 'federation/contract';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandler, type StaticHandlerContext } from 'react-router';
import type { AppStore } from 'shared-store';
import { App } from '../app/app';
import { RemoteErrors } from '../remotes/remote-errors';
import { loadNoticeScene } from '../pages/notice/lazy-notice-scene';
import { loadLanguage } from '../texts/language';
import type { RenderRequest } from './render-request';
import { slotsOf, type SlotPlaces } from './render-slots';

interface Rendered {
  readonly request: RenderRequest;
  readonly store: AppStore;
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  /** Whether the remote's page is left to the browser. */
  readonly pending?: boolean;
  /** Whether the reason is that the page has failed. */
  readonly failed?: boolean;
  /** The places of its slots; without them no slot is rendered. */
  readonly places?: SlotPlaces;
}

/** The HTML of the frame around the routes that the handler has matched and loaded. */
export async function renderApp(rendered: Rendered): Promise<string> {
  const { request, store, handler, context, pending = false, failed = false, places } = rendered;
  await Promise.all([loadLanguage(request.languages.current, store), loadNoticeScene()]);
  return renderToString(
    <App
      store={store}
      site={{
        remotes: request.remotes,
        errors: new RemoteErrors(),
        pending,
        failed,
        ...(places && { fill: places.fill }),
      }}
      slots={places ? slotsOf(request.remotes) : () => []}
      adminHost={NO_ADMIN_HOST}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
}
