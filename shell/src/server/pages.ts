import { isFixedPagePreview, isLivePreview, PREVIEW_PATH } from 'api-client';
import type { ChosenVersions } from 'federation/discovery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForPrograms } from 'http-edge';
import type { SiteOverrides } from '../site-data';
import { callerHeaders } from './caller-headers';
import type { ServerConfig } from './config';
import type { DiscoverySource } from './discovery-source';
import type { FormerAddresses } from './former-addresses';
import { otherShells, pageVersions } from './live-remotes';
import { PageBody } from './page-body';
import { dataOf, pageTarget } from './page-data';
import type { CachedPage, PageCache, PageSource } from './page-cache';
import { sendFailure } from './failures';
import { isGranted } from './override-grants';
import { onlyFirst, readOverrides, withAsked, withoutOverrides } from './overrides';
import { isCanonical } from './page-address';
import { pageLanguage, type PageLanguage } from './page-language';
import type { PageRenderer } from './page-renderer';
import { namePage } from './page-trace';
import { framedByEditor, withoutScripts } from './security-headers';
import { OverCapacity, type RenderQueue } from './render-queue';
import { exchangeSecret } from './secret-links';
import { sendPage } from './send-page';
import { GroupNeeded, SHARED, SHARED_VARY } from './shared-cache';
import { withPreviewNote } from './version-previews';
import { visitorVersions } from './visitor-versions';

/** Says that there is no data: the browser makes the reads of the page. */
const answerNoData = (reply: FastifyReply): FastifyReply => reply.code(204).header('cache-control', 'no-store').send();

/** A page for the holder of its link: it is neither cached nor sent as a referrer. */
const isPreview = (path: string): boolean => path.startsWith(`${PREVIEW_PATH}/`);

/** Sends the data of a page, for a browser that loads the page's code at the same time. */
async function sendData(...[request, reply, page, scope]: Parameters<typeof sendPage>): Promise<FastifyReply> {
  const data = dataOf(page);
  return data ? sendPage(request, reply, data, scope) : answerNoData(reply);
}

const versionKey = (versions: ChosenVersions): string =>
  [...versions].map(([name, entry]) => `${name}@${entry.metadata.version}`).join(',');

type PagesConfig = Pick<ServerConfig, 'api' | 'languages' | 'origins' | 'overrideOrigins' | 'production'>;

/**
 * Decides about the remotes that an address requests from elsewhere. A link must not load foreign code into a live
 * site: in production it is only a request, until a member of the staff confirms it in this browser.
 */
async function decideOverrides(
  request: FastifyRequest,
  url: URL,
  { api, overrideOrigins, production }: PagesConfig,
): Promise<{ readonly used?: SiteOverrides; readonly asked?: SiteOverrides }> {
  const overrides = readOverrides(url, overrideOrigins, !production);
  if (!overrides || !production) return { used: overrides };
  const asked = onlyFirst(overrides);
  return (await isGranted(api, request, asked)) ? { used: asked } : { asked };
}

/** Aborted when the visitor leaves before the answer is complete. */
function departureOf({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController();
  raw.once('close', () => void (raw.writableFinished || departure.abort()));
  return departure.signal;
}

/** Refuses immediately when the server is busy, with the time of the next attempt. */
function answerBusy(request: FastifyRequest, reply: FastifyReply, { retryAfter }: OverCapacity): FastifyReply {
  void reply.header('retry-after', retryAfter);
  return sendFailure(request, reply, 503, 'The site is very busy right now. Please try again in a moment');
}

/**
 * Tells a shared cache to repeat the request with the visitor's group.
 *
 * @param isPage whether the address is one of the site's own pages, for which the cache may store this answer as well
 */
function askForGroup(reply: FastifyReply, isPage: boolean): FastifyReply {
  return reply
    .code(428)
    .headers({ 'cache-control': isPage ? SHARED : 'no-store', vary: SHARED_VARY })
    .type('text/plain')
    .send('Say which group of visitors asks.');
}

/**
 * Answers every other address with a rendered page, and redirects another spelling of a page's path to the canonical
 * one.
 */
export function pages(
  app: FastifyInstance,
  discovery: DiscoverySource,
  renderer: PageRenderer,
  cache: PageCache,
  queue: Pick<RenderQueue, 'run' | 'runInBackground'>,
  config: PagesConfig,
  former: FormerAddresses,
): void {
  const addressOf = ({ url, protocol, host }: FastifyRequest): URL =>
    new URL(pageTarget(url).target, config.origins[0] ?? `${protocol}://${host}`);

  const languageOf = (url: URL): PageLanguage => pageLanguage(url, config.languages);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { target, isData } = pageTarget(request.url);
    const path = target.split('?')[0] ?? '/';
    if (isForPrograms(path)) return sendFailure(request, reply, 404, 'Not found');
    if (path.startsWith('/r/') || path.startsWith('/env/')) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('There is no such published file.');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .header('allow', 'GET, HEAD, POST')
        .type('text/plain')
        .send('Pages are read, and forms are posted to them.');
    }
    const whole = addressOf(request);
    const exchanged = exchangeSecret(request, reply, languageOf(whole));
    if (exchanged) return exchanged;
    const document = await discovery.current();
    const visit = await visitorVersions(request, reply, document, renderer, config.api);
    const { preview, reads } = visit;
    const { used, asked } = await decideOverrides(request, whole, config);
    const { url, isCacheable } = await renderer.addressOf(withoutOverrides(whole), document, visit.versions);
    if (url.pathname !== whole.pathname) {
      if (isData) return answerNoData(reply);
      const location = url.pathname + target.slice(path.length);
      return reply.code(308).header('cache-control', 'no-cache').header('location', location).send();
    }
    const { pathname: ownPath } = languageOf(url).url;
    const versions = pageVersions(visit.versions, document, ownPath);
    namePage(request, ownPath, versions, document);
    const departure = departureOf(reply);
    const caller = { ...callerHeaders(request), ...reads };
    const render: PageSource['render'] = (signal, isAwaited) => {
      const work = async (): Promise<CachedPage> => {
        // A remote from elsewhere may have addresses that no published version declares.
        const rendered = used ? withoutOverrides(whole) : url;
        const page = await renderer.render(rendered, document, versions, signal, used, caller);
        if (page.status !== 404 || isPreview(ownPath)) return page;
        return (await former.pageFor(languageOf(url))) ?? page;
      };
      return isAwaited ? queue.run(work, signal) : queue.runInBackground(work, signal);
    };
    if (used || preview || isPreview(ownPath)) {
      const page = await render(departure, true);
      if (isData) return isFixedPagePreview(ownPath) ? answerNoData(reply) : sendData(request, reply, page, 'none');
      if (isLivePreview(ownPath)) return sendPage(request, reply, framedByEditor(page), 'none');
      if (isFixedPagePreview(ownPath)) return sendPage(request, reply, withoutScripts(page), 'none');
      const noted = preview && { ...page, body: new PageBody(withPreviewNote(page.body.text, preview)) };
      return sendPage(request, reply, noted ?? page, 'none');
    }
    const others = otherShells(versions, document);
    const key = `${url.href} ${versionKey(versions)} ${versionKey(others)}`;
    const isCurrent: PageSource['isCurrent'] = async (cached) => renderer.isCurrent(cached, document, caller);
    const page = await (isCacheable ? cache.get(key, { render, isCurrent }, departure) : render(departure, true));
    // The number of other addresses of a page is unlimited, and a shared cache stores each separately.
    const isShared = !asked && isCacheable && page.isCanonical && isCanonical(target, url);
    const scope = isShared ? 'shared' : 'browser';
    if (isData) return sendData(request, reply, page, scope);
    if (page.status === 404) former.count(ownPath);
    const own = asked && { ...page, body: new PageBody(withAsked(page.body.text, asked)) };
    return sendPage(request, reply, own ?? page, scope);
  };
  app.setNotFoundHandler(async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      if (error instanceof OverCapacity) return answerBusy(request, reply, error);
      if (error instanceof GroupNeeded) return askForGroup(reply, cache.hasPage(addressOf(request).href));
      throw error;
    }
  });
}
