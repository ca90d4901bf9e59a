import { chunkOfExpose, matchRemote, type LiveRemote } from 'federation/browser';
import { NO_ADMIN_HOST, type Remote, type SlotModule } from 'federation/contract';
import { createClient } from 'api-client/http';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createPath,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type Location,
  type Navigator,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import { makeStore, stateForBrowser, type AppStore } from 'shared-store';
import { App } from '../app/app';
import { headTags, type HeadTag } from '../app/head-tags';
import { NotSentPage } from '../pages/not-sent-page';
import { loadFrameData } from '../app/frame-data';
import { Root } from '../app/root';
import { routesOf, siteRoutes } from '../app/routes';
import { siteTitleOf } from '../app/site-title';
import { pageHandleOf } from '../app/use-document-head';
import { SHELL_PAGES } from '../pages/shell-pages';
import { Island, islandPrefix } from '../remotes/island';
import { RemoteErrors } from '../remotes/remote-errors';
import { offersOf, type SlotOffer } from '../remotes/slot-source';
import type { SerializedRouteError } from '../site-data';
import type { PageResult } from './page-result';
import { FormRequest, type PostedForm, type RefusedPost } from './posted-form';

export { ownRoutes } from '../pages/own-routes';

/** The public exposes of a remote's server bundle. */
export type ServerExposes = Readonly<Record<string, unknown>>;

export interface RenderRequest {
  readonly url: URL;
  readonly remotes: readonly LiveRemote[];
  /** Evaluates a remote's server bundle; rejects with the reason when it is broken. */
  readonly loadBundle: (remote: string) => Promise<ServerExposes>;
  /** Where the API answers, for instance `http://127.0.0.1:4000/api/v1`. */
  readonly apiUrl: string;
  /** How long a remote may take before the browser is left to render it, in milliseconds. */
  readonly renderTimeout: number;
  /** The form that was posted to the address, if one was. */
  readonly post?: PostedForm;
}

type Filled = ReadonlyMap<string, readonly SlotOffer[]>;

class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Rejects when the work takes longer than it may. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TooSlow(`The section took longer than ${milliseconds} ms.`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Nothing navigates while the server renders. */
const STANDING: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Renders one offer by itself, as the browser will hydrate it. */
async function renderOffer(
  request: RenderRequest,
  store: AppStore,
  slot: string,
  remote: string,
  expose: string,
): Promise<SlotOffer> {
  const module = (await request.loadBundle(remote))[expose] as SlotModule<AppStore>;
  await module.load?.({ store });
  const { pathname, search } = request.url;
  const location: Location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
  const html = renderToString(
    <Island store={store} location={location} navigator={STANDING} fixed content={module.Component} />,
    { identifierPrefix: islandPrefix(slot, remote) },
  );
  return { remote, html, load: () => Promise.resolve(module) };
}

/** Renders the slots of a page; an offer that cannot be had is left out. */
async function fillSlots(request: RenderRequest, store: AppStore, names: readonly string[]): Promise<Filled> {
  const fill = async (slot: string): Promise<[string, SlotOffer[]]> => {
    const rendered = await Promise.allSettled(
      offersOf(request.remotes, slot).map(({ remote, expose }) =>
        renderOffer(request, store, slot, remote.name, expose),
      ),
    );
    return [slot, rendered.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))];
  };
  return new Map(await Promise.all(names.map(fill)));
}

function serializeErrors(errors: StaticHandlerContext['errors']): Record<string, SerializedRouteError> | undefined {
  if (!errors) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) throw error;
      return [id, { status: error.status, statusText: error.statusText, data: error.data as unknown }];
    }),
  );
}

function headOf(context: StaticHandlerContext, store: AppStore, url: URL): HeadTag[] {
  const state = store.getState();
  const title = siteTitleOf(state);
  const handle = context.errors
    ? undefined
    : pageHandleOf(context.matches.map(({ route }) => ({ handle: route.handle as unknown })));
  const head = handle?.head(state, { params: context.matches.at(-1)?.params ?? {}, url }) ?? {
    title: 'Page not found',
    robots: 'noindex' as const,
  };
  return headTags(head, { title, origin: url.origin, path: url.pathname });
}

/** The names of the chunks behind the matched routes of a front end: route ids after its name, up to a colon. */
function pageChunks(context: StaticHandlerContext, prefix: string): string[] {
  return context.matches
    .map(({ route }) => route.id)
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length).split(':')[0] ?? '');
}

async function renderRoutes(
  request: RenderRequest,
  store: AppStore,
  pages: readonly RouteObject[],
  owner?: LiveRemote,
): Promise<PageResult> {
  const handler = createStaticHandler(siteRoutes(store, pages));
  const { url, post } = request;
  const context = await handler.query(post ? new FormRequest(url, post.fields) : new Request(url));
  if (context instanceof Response) {
    const { status, headers } = context;
    return { kind: 'redirect', status, location: headers.get('Location') ?? '/', cookies: headers.getSetCookie() };
  }
  if (post && context.errors) throw Object.values(context.errors)[0];
  const errors = serializeErrors(context.errors);
  const slotNames = errors
    ? []
    : (pageHandleOf(context.matches.map(({ route }) => ({ handle: route.handle as unknown })))?.slots ?? []);
  const filled = await fillSlots(request, store, [...slotNames, ...SHELL_SLOTS]);
  const html = renderToString(
    <App
      store={store}
      site={{ remotes: request.remotes, errors: new RemoteErrors(), pending: false }}
      slots={(name) => filled.get(name) ?? []}
      adminHost={NO_ADMIN_HOST}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const unmatched = context.matches.at(-1)?.route.id === 'unmatched';
  return {
    kind: 'page',
    status: unmatched ? 404 : context.statusCode,
    html,
    head: headOf(context, store, request.url),
    rendered: 'server',
    errors,
    ...(context.actionData && { actionData: context.actionData }),
    state: stateForBrowser(store.getState()),
    chunks: owner
      ? { [owner.name]: [chunkOfExpose('./routes'), ...pageChunks(context, `${owner.name}/`)] }
      : { shell: pageChunks(context, SHELL_PAGES) },
    styles: slotStyles(request, filled),
    incomplete: hasFailedRead(store),
  };
}

/** Whether something the page shows could not be read from the API. That there is no such thing is an answer. */
function hasFailedRead(store: AppStore): boolean {
  return Object.values(store.getState().siteApi.queries).some(
    (query) => query?.status === 'rejected' && !saysThereIsNone(query.error),
  );
}

const NONE: readonly unknown[] = [400, 404, 410];
const saysThereIsNone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && NONE.includes(error.status);

/** Slots that the frame itself renders. */
const SHELL_SLOTS = ['shell.search'];

function slotStyles(request: RenderRequest, filled: Filled): Record<string, string[]> {
  const styles: Record<string, string[]> = {};
  for (const slot of filled.keys()) {
    for (const { remote, expose } of offersOf(request.remotes, slot)) {
      (styles[remote.name] ??= []).push(chunkOfExpose(expose));
    }
  }
  return styles;
}

/** The frame with the remote's skeleton, for the browser to complete. */
async function renderPending(
  request: RenderRequest,
  store: AppStore,
  owner: LiveRemote,
  cause?: unknown,
): Promise<PageResult> {
  const handler = createStaticHandler(siteRoutes(store, []));
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error('A pending section cannot redirect.');
  const html = renderToString(
    <App
      store={store}
      site={{ remotes: request.remotes, errors: new RemoteErrors(), pending: true }}
      slots={() => []}
      adminHost={NO_ADMIN_HOST}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const { url } = request;
  const title = siteTitleOf(store.getState());
  return {
    kind: 'page',
    status: 200,
    html,
    head: headTags({ title: owner.title }, { title, origin: url.origin, path: url.pathname }),
    rendered: 'browser',
    state: stateForBrowser(store.getState()),
    // What only the signed-in may load is not even hinted at.
    chunks: isPublic(owner) ? { [owner.name]: [chunkOfExpose('./routes')] } : {},
    styles: {},
    incomplete: true,
    cause,
  };
}

/** The frame around one page that is all there is, without scripts. */
async function renderStill(
  request: RenderRequest,
  store: AppStore,
  status: number,
  page: ReactNode,
): Promise<Extract<PageResult, { kind: 'page' }>> {
  const handler = createStaticHandler([{ Component: Root, children: [{ path: '*', element: page }] }]);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error('A still page cannot redirect.');
  const html = renderToString(
    <App
      store={store}
      site={{ remotes: request.remotes, errors: new RemoteErrors(), pending: false }}
      slots={() => []}
      adminHost={NO_ADMIN_HOST}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
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

const isPublic = (remote: LiveRemote): boolean => remote.exposes['./routes'] === 'public';

/** How long one call to the API may take: a visitor who only looks is not to wait, one who sends something will. */
const READING = 5_000;
const SENDING = 15_000;

function storeFor({ apiUrl, post, url }: RenderRequest): AppStore {
  const { call } = createClient({
    baseUrl: apiUrl,
    getToken: () => null,
    timeout: post ? SENDING : READING,
    ...(post && { headers: post.caller }),
  });
  return makeStore({ call, preloadedState: { origin: url.origin } });
}

/** The frame is shown with what has arrived by then: a silent API must not hold the whole page. */
async function fillFrame(request: RenderRequest, store: AppStore): Promise<void> {
  await within(request.renderTimeout, loadFrameData(store)).catch(() => undefined);
}

/**
 * Takes a posted form. There is no time limit, and a remote that is broken is not left to the browser, which would not
 * know what was typed: the visitor then gets it back on a page of the shell's own.
 */
async function answerPost(
  request: RenderRequest,
  post: PostedForm,
  store: AppStore,
  owner?: LiveRemote,
): Promise<PageResult> {
  await fillFrame(request, store);
  try {
    if (!owner || !isPublic(owner)) return await renderRoutes(request, store, []);
    const exposes = await request.loadBundle(owner.name);
    return await renderRoutes(
      request,
      store,
      routesOf(owner.name, exposes['./routes'] as Remote<AppStore>, store),
      owner,
    );
  } catch (cause) {
    const { status, message } = reasonOf(cause);
    const { pathname, search } = request.url;
    const page = <NotSentPage title={NOT_SENT} message={message} path={pathname + search} fields={post.fields} />;
    const answer = await renderStill(request, store, status, page);
    // That a page has no form is nothing for the log.
    return isRouteErrorResponse(cause) ? answer : { ...answer, cause };
  }
}

const NOT_SENT = 'Your form was not sent';

/** What to say of an error that ended the handling of a form. */
function reasonOf(cause: unknown): { readonly status: number; readonly message: string } {
  if (!isRouteErrorResponse(cause)) {
    return { status: 503, message: 'This part of the site is not available right now. Please try again in a moment.' };
  }
  if (cause.status === 405) return { status: 405, message: 'This page has no form that could be sent.' };
  const said: unknown = cause.data;
  return { status: cause.status, message: typeof said === 'string' && said !== '' ? said : 'Please try again.' };
}

/** Says why a posted form was not even looked at. */
export async function renderRefusal(request: RenderRequest, refusal: RefusedPost): Promise<PageResult> {
  const store = storeFor(request);
  await fillFrame(request, store);
  const { status, title, message } = refusal;
  const page = <NotSentPage title={title} message={message} path={request.url.pathname} />;
  return renderStill(request, store, status, page);
}

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
