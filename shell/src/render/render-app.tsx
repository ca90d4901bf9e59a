import { NO_ADMIN_HOST } from 'federation/contract';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandler, type StaticHandlerContext } from 'react-router';
import type { AppStore } from 'shared-store';
import { App } from '../app/app';
import { RemoteErrors } from '../remotes/remote-errors';
import type { SlotOffer } from '../remotes/slot-source';
import { loadNoticeScene } from '../pages/notice/lazy-notice-scene';
import { loadLanguage } from '../texts/language';
import type { RenderRequest } from './render-request';

interface Rendered {
  readonly request: RenderRequest;
  readonly store: AppStore;
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  /** Whether the remote's page is left to the browser. */
  readonly pending?: boolean;
  /** Whether the reason is that the page has failed. */
  readonly failed?: boolean;
  readonly slots?: (name: string) => readonly SlotOffer[];
}

/** The HTML of the frame around the routes that the handler has matched and loaded. */
export async function renderApp(rendered: Rendered): Promise<string> {
  const { request, store, handler, context, pending = false, failed = false, slots = () => [] } = rendered;
  await Promise.all([loadLanguage(request.languages.current, store), loadNoticeScene()]);
  return renderToString(
    <App
      store={store}
      site={{ remotes: request.remotes, errors: new RemoteErrors(), pending, failed }}
      slots={slots}
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
