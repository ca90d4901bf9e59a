import { chunkOfExpose, type LiveRemote } from 'federation/browser';
import { isRouteErrorResponse, type RouteObject, type StaticHandlerContext } from 'react-router';
import type { AppStore } from 'shared-store';
import { stateForBrowser } from 'shared-store/state-for-browser';
import { headTags, siteNamesOf, type HeadTag } from '../app/head-tags';
import { notFoundHead, siteRoutes } from '../app/routes';
import { pageHandleOf } from '../app/use-document-head';
import { noticeChunks } from '../pages/notice/lazy-notice-scene';
import { SHELL_PAGES } from '../pages/shell-pages';
import type { SerializedRouteError } from '../site-data';
import type { Attempt } from './attempt';
import type { PageResult } from './page-result';
import { renderApp } from './render-app';
import type { RenderRequest } from './render-request';
import { SlotPlaces, withOffers } from './render-slots';
import { languageChunks } from '../texts/language-chunks';
import { hasFailedRead, hasRefusedRead } from './render-store';
import { handle } from './static-handler';

function serializeErrors(errors: StaticHandlerContext['errors']): Record<string, SerializedRouteError> | undefined {
  if (!errors) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) throw error;
      return [id, { status: error.status, statusText: error.statusText, data: error.data as unknown }];
    }),
  );
}

const handleOf = (context: StaticHandlerContext) =>
  pageHandleOf(context.matches.map(({ route }) => ({ handle: route.handle as unknown })));

const locationOf = (context: StaticHandlerContext, url: URL) => ({ params: context.matches.at(-1)?.params ?? {}, url });

function headOf(context: StaticHandlerContext, store: AppStore, url: URL): HeadTag[] {
  const state = store.getState();
  const handle = context.errors ? undefined : handleOf(context);
  const head = handle?.head(state, locationOf(context, url)) ?? notFoundHead(state);
  return headTags(head, siteNamesOf(state, url));
}

/**
 * The names of the chunks of a front end's matched routes: the part of the route id after the prefix, up to a colon.
 */
function pageChunks(context: StaticHandlerContext, prefix: string): string[] {
  return context.matches
    .map(({ route }) => route.id)
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length).split(':')[0] ?? '');
}

/** The chunks that the page names for its present content. */
const furtherChunks = (context: StaticHandlerContext, store: AppStore, url: URL): readonly string[] =>
  (!context.errors && handleOf(context)?.chunks?.(store.getState(), locationOf(context, url))) || [];

interface Circumstances {
  readonly attempt: Attempt;
  /** Settles when the data of the frame has been read. */
  readonly frame: Promise<void>;
  /** The remote that owns these pages; undefined for the shell's own. */
  readonly owner?: LiveRemote;
}

/** Runs the loaders, or the action, of the routes that the address matches, and renders the result. */
export async function renderRoutes(
  request: RenderRequest,
  store: AppStore,
  pages: readonly RouteObject[],
  { attempt, frame, owner }: Circumstances,
): Promise<PageResult> {
  const { handler, context } = await handle(request, siteRoutes(store, pages));
  if (context instanceof Response) {
    const { status, headers } = context;
    return { kind: 'redirect', status, location: headers.get('Location') ?? '/', cookies: headers.getSetCookie() };
  }
  if (request.post && context.errors) throw Object.values(context.errors)[0];
  const errors = serializeErrors(context.errors);
  await frame;
  await attempt.nextTurn();
  const places = new SlotPlaces();
  const filled = await places.filled(request, attempt, await renderApp({ request, store, handler, context, places }));
  const unmatched = context.matches.at(-1)?.route.id === 'unmatched';
  const ofFrame = [...languageChunks(request.languages.current), ...noticeChunks(unmatched || errors !== undefined)];
  const status = context.statusCode === 200 && hasRefusedRead(store) ? 429 : context.statusCode;
  return {
    kind: 'page',
    status: unmatched ? 404 : status,
    html: filled.html,
    head: headOf(context, store, request.url),
    rendered: 'server',
    errors,
    ...(context.actionData && { actionData: context.actionData }),
    state: withOffers(stateForBrowser(store.getState()), filled),
    chunks: owner
      ? {
          [owner.name]: [
            chunkOfExpose('./routes'),
            ...pageChunks(context, `${owner.name}/`),
            ...furtherChunks(context, store, request.url),
          ],
          ...(ofFrame.length > 0 && { shell: ofFrame }),
        }
      : { shell: [...pageChunks(context, SHELL_PAGES), ...ofFrame] },
    styles: filled.styles,
    incomplete: hasFailedRead(store) || filled.offers.some(({ incomplete }) => incomplete),
    ...(filled.leftOut.length > 0 && { leftOut: filled.leftOut }),
  };
}
