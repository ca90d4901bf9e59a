import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { edgeOptions, edgePlugin, isHostOf, isOwnMachine, type Edge } from 'http-edge';
import { randomUUID } from 'node:crypto';
import { apiProxy } from './api-proxy';
import type { ServerConfig } from './config';
import { watchContent } from './content-watch';
import { DiscoverySource } from './discovery-source';
import { answerFailure, failureBody } from './failures';
import { formPosts } from './form-posts';
import { health } from './health';
import { PageCache } from './page-cache';
import { PageRenderer } from './page-renderer';
import { pages } from './pages';
import { publishedFiles } from './published-files';
import { PublishedStore } from './published-store';
import { ReadCache } from './read-cache';
import { RenderQueue } from './render-queue';
import { requestInLog } from './request-in-log';
import { documentPolicies } from './security-headers';

/** What the server is known by: the configured origins, and on a developer's machine that machine. */
const edgeOf = (config: ServerConfig): Edge => ({
  ...config,
  // The offline worker's script is an answer like any other, and reads pages.
  policies: documentPolicies(),
  describe: failureBody,
  answerError: answerFailure,
  isKnownHost: (host) => isHostOf(config.origins, host) || (!config.production && isOwnMachine(host)),
});

/** The shell's server, complete but not yet listening. */
export async function buildServer(config: ServerConfig): Promise<FastifyInstance> {
  const edge = edgeOf(config);
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: requestInLog } },
    logController: new LogController({ disableRequestLogging: !config.production }),
    ...edgeOptions(edge),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  const store = await PublishedStore.open(config.store);
  app.addHook('onClose', () => store.close());
  const reads = new ReadCache(config.api);
  const renderer = new PageRenderer(
    store,
    `${config.api}/api/v1`,
    reads,
    config.renderTimeout,
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
  await app.register(edgePlugin, edge);
  // Answers only: what callers send goes to the API as it is, which takes nothing compressed.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  health(app, discovery, config.api);
  await publishedFiles(app, store);
  const contentShown = (revision: string): void => {
    reads.showContent(revision);
    cache.showContent(revision);
  };
  await apiProxy(app, config.api, reads, contentShown);
  watchContent(app, config.api, contentShown);
  await formPosts(app, discovery, renderer, config);
  pages(app, discovery, renderer, cache, new RenderQueue(), config);
  app.addHook('onReady', async () => void (await discovery.current()));
  return app;
}
