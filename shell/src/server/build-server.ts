import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy';
import type { ServerConfig } from './config';
import { DiscoverySource } from './discovery-source';
import { health } from './health';
import { PageCache } from './page-cache';
import { PageRenderer } from './page-renderer';
import { pages } from './pages';
import { publishedFiles } from './published-files';
import { PublishedStore } from './published-store';
import { requestInLog } from './request-in-log';
import { securityHeaders } from './security-headers';

/** The shell's server, complete but not yet listening. */
export async function buildServer(config: ServerConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: requestInLog } },
    logController: new LogController({ disableRequestLogging: !config.production }),
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  const store = await PublishedStore.open(config.store);
  app.addHook('onClose', () => store.close());
  const renderer = new PageRenderer(
    store,
    `${config.api}/api/v1`,
    config.patience,
    config.environment,
    (message, details) => app.log.warn(details, message),
  );
  const discovery = new DiscoverySource(
    store,
    config.environment,
    (message) => app.log.warn(message),
    (document) => renderer.prepare(document),
  );
  const cache = new PageCache();
  securityHeaders(app, config.production);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  health(app, discovery, config.api);
  await publishedFiles(app, store);
  await apiProxy(app, config.api, () => cache.invalidate());
  pages(app, discovery, renderer, cache, config);
  app.addHook('onReady', async () => void (await discovery.current()));
  return app;
}
