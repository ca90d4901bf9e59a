import type { ChosenVersions } from 'federation/discovery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForPrograms } from 'http-edge';
import type { SiteOverrides } from '../site-data';
import type { ServerConfig } from './config';
import type { DiscoverySource } from './discovery-source';
import { PageBody } from './page-body';
import type { CachedPage, PageCache } from './page-cache';
import { sendFailure } from './failures';
import { isGranted } from './override-grants';
import { onlyFirst, readOverrides, withAsked, withoutOverrides } from './overrides';
import type { PageRenderer } from './page-renderer';
import { sendPage } from './send-page';
import { visitorVersions } from './visitor-versions';

/** How long a remote may take when nobody waits for it, in milliseconds. */
const UNHURRIED = 10_000;

const versionKey = (versions: ChosenVersions): string =>
  [...versions].map(([name, entry]) => `${name}@${entry.metadata.version}`).join(',');

type PagesConfig = Pick<ServerConfig, 'api' | 'origins' | 'overrideOrigins' | 'production'>;

/**
 * What becomes of the remotes that an address asks to have from elsewhere. A link must not bring code into a live site,
 * whoever follows it: in production it only asks, until somebody of the staff has confirmed it in this browser.
 */
async function decideOverrides(
  { headers }: FastifyRequest,
  url: URL,
  versions: ChosenVersions,
  { api, overrideOrigins, production }: PagesConfig,
): Promise<{ readonly used?: SiteOverrides; readonly asked?: SiteOverrides }> {
  const overrides = readOverrides(url, versions, overrideOrigins);
  if (!overrides || !production) return { used: overrides };
  const asked = onlyFirst(overrides);
  return (await isGranted(api, headers.cookie, asked)) ? { used: asked } : { asked };
}

/**
 * Answers every address that nothing else answers with a rendered page, and another spelling of a page's path with the
 * way to the one that is kept.
 */
export function pages(
  app: FastifyInstance,
  discovery: DiscoverySource,
  renderer: PageRenderer,
  cache: PageCache,
  config: PagesConfig,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
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
    const document = await discovery.current();
    const versions = visitorVersions(request, reply, document, renderer);
    const whole = new URL(request.url, config.origins[0] ?? `${request.protocol}://${request.host}`);
    const { used, asked } = await decideOverrides(request, whole, versions, config);
    const { url, kept } = await renderer.addressOf(withoutOverrides(whole), versions);
    if (url.pathname !== whole.pathname) {
      const location = url.pathname + request.url.slice(path.length);
      return reply.code(308).header('cache-control', 'no-cache').header('location', location).send();
    }
    if (used) {
      const own = await renderer.render(url, document, versions, undefined, used);
      return sendPage(request, reply, own, 'no-store');
    }
    const key = `${url.href} ${versionKey(versions)}`;
    const render = (): Promise<CachedPage> => renderer.render(url, document, versions);
    const page = await (kept ? cache.get(key, render) : render());
    // A remote that was only slow is rendered for the next visitor without haste.
    if (page.incomplete && kept)
      void cache.get(key, () => renderer.render(url, document, versions, UNHURRIED)).catch(() => undefined);
    const own = asked && { ...page, body: new PageBody(withAsked(page.body.text, asked)) };
    return sendPage(request, reply, own ?? page);
  });
}
