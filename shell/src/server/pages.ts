import type { ChosenVersions } from 'federation/discovery';
import type { FastifyInstance } from 'fastify';
import { isForPrograms } from 'http-edge';
import type { ServerConfig } from './config';
import type { DiscoverySource } from './discovery-source';
import type { CachedPage, PageCache } from './page-cache';
import { sendFailure } from './failures';
import { readOverrides } from './overrides';
import type { PageRenderer } from './page-renderer';
import { visitorVersions, withTheme } from './visitor-versions';

/** How long a section may take when nobody waits for it, in milliseconds. */
const UNHURRIED = 10_000;

const versionKey = (versions: ChosenVersions): string =>
  [...versions].map(([name, entry]) => `${name}@${entry.metadata.version}`).join(',');

/** Answers every address that nothing else answers with a rendered page. */
export function pages(
  app: FastifyInstance,
  discovery: DiscoverySource,
  renderer: PageRenderer,
  cache: PageCache,
  config: Pick<ServerConfig, 'origins' | 'overrideOrigins' | 'production'>,
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
    const asked = new URL(request.url, config.origins[0] ?? `${request.protocol}://${request.host}`);
    const overrides = readOverrides(asked, versions, config.overrideOrigins, config.production);
    const { url, kept } = await renderer.addressOf(asked, versions);
    if (overrides) {
      const own = await renderer.render(url, document, versions, undefined, overrides);
      return reply
        .code(own.status)
        .headers({ ...own.headers, 'cache-control': 'no-store' })
        .send(withTheme(own.body, request));
    }
    const key = `${url.href} ${versionKey(versions)}`;
    const render = (): Promise<CachedPage> => renderer.render(url, document, versions);
    const page = await (kept ? cache.get(key, render) : render());
    // A section that was only slow is rendered for the next visitor without haste.
    if (page.incomplete && kept)
      void cache.get(key, () => renderer.render(url, document, versions, UNHURRIED)).catch(() => undefined);
    return reply
      .code(page.status)
      .headers({ 'cache-control': 'private, no-cache', vary: 'Cookie', ...page.headers })
      .send(withTheme(page.body, request));
  });
}
