import compress from '@fastify/compress';
import { TrustedKeysSource } from 'delivery/reading';
import fastify, { type FastifyInstance } from 'fastify';
import {
  edgeOptions,
  edgePlugin,
  isHostOf,
  isOwnMachine,
  measureDisks,
  requestIds,
  startTraces,
  traceRequests,
  type Edge,
} from 'http-edge';
import { readFile } from 'node:fs/promises';
import { apiProxy } from './api-proxy';
import type { ServerConfig } from './config';
import { watchContent } from './content-watch';
import { DiscoverySource } from './discovery-source';
import { DocumentMemory } from './document-memory';
import { FailureReports, type ServerFailure } from './failure-reports';
import { FormerAddresses } from './former-addresses';
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
import { rollbacks } from './rollbacks';
import { routeInMetrics, ShellMetrics } from './shell-metrics';
import { documentPolicies } from './security-headers';
import { ContentRevision } from './stale-tags';
import { teamDelivery } from './team-delivery';
import { teamServerRoutes } from './team-servers/team-server-routes';
import { TeamServers } from './team-servers/team-servers';
import { versionPreviews } from './version-previews';

/** The server's public origins: the configured ones, or localhost on a developer's machine. */
const edgeOf = (config: ServerConfig): Edge => ({
  ...config,
  // The offline worker's script is served with the document policies, because it fetches pages.
  policies: documentPolicies(),
  describe: failureBody,
  answerError: answerFailure,
  isKnownHost: (host) => isHostOf(config.origins, host) || (!config.production && isOwnMachine(host)),
});

/** Limits the logging of objects that contain visitors' input and secrets: the form parser gets all headers. */
const LOGGED = { req: requestInLog, busboyOptions: (): undefined => undefined };

/** Published files are not traced: a page has many, and nginx serves them. */
const tracePages = (app: FastifyInstance, { trustProxy }: ServerConfig): void =>
  traceRequests(app, {
    trustProxy,
    isTraced: ({ url }) => !/^\/(?:r|env)\//.test(url),
    routeOf: routeInMetrics,
  });

/** Warns in production that an earlier signed state of the store could be replayed. */
function warnOfOldStates(
  { production, deliveryState, deliveryMaxAge }: ServerConfig,
  warn: (line: string) => void,
): void {
  if (!production) return;
  if (deliveryState === undefined)
    warn(
      'DELIVERY_STATE is not set: after a restart this server takes any state of what is live that was once signed.',
    );
  if (deliveryMaxAge === undefined)
    warn('DELIVERY_MAX_AGE_HOURS is not set: a state of what is live that was once signed is never too old.');
}

/**
 * The shell's server, complete but not yet listening.
 *
 * @param programFile the compiled program of the rendering process
 * @param stream the destination of the log; by default the standard output
 */
export async function buildServer(
  config: ServerConfig,
  programFile: string,
  stream?: { readonly write: (line: string) => void },
): Promise<FastifyInstance> {
  const edge = edgeOf(config);
  const app = fastify({
    logger: { level: config.logLevel, serializers: LOGGED, ...(stream && { stream }) },
    ...edgeOptions(edge),
    genReqId: requestIds(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    // On a busy machine, the first read of the discovery document may take longer than Fastify's ten seconds.
    pluginTimeout: 60_000,
  });
  // Closed last, so that every span is sent.
  app.addHook('onClose', await startTraces(config.traces, (reason) => app.log.warn(`Traces are not sent: ${reason}`)));
  if (config.traces) tracePages(app, config);
  const store = await PublishedStore.open(config.store);
  app.addHook('onClose', () => store.close());
  const reads = new ReadCache(config.api);
  const program = await readFile(programFile, 'utf8');
  const { renderTimeout, environment, languages, renderLimits: limits, renderProcesses: processes } = config;
  const metrics = new ShellMetrics();
  metrics.watchRequests(app);
  if (!config.store.includes('://')) measureDisks(metrics.registry, { store: config.store });
  const teamServers = new TeamServers(config.teamServers, config.api, (details, message) =>
    app.log.warn(details, message),
  );
  const failures = new FailureReports(config.api);
  const onFailure = (failure: ServerFailure): void => {
    failures.add(failure);
    metrics.failed(failure);
  };
  const renderer = new PageRenderer(
    store,
    reads,
    {
      apiUrl: `${config.api}/api/v1`,
      teamServers,
      renderTimeout,
      environment,
      languages,
      limits,
      processes,
      program,
      onFailure,
      onStarted: metrics.started,
      rendersDevelopment: !config.production,
    },
    (message, details) => app.log.warn(details, message),
  );
  // Closed after the others: pending pages are rendered to their end.
  app.addHook('onClose', async () => renderer.close());
  const former = new FormerAddresses(reads, config.api);
  app.addHook('onClose', async () => void (await Promise.all([failures.send(), former.send()])));
  const warn = (message: string): void => app.log.warn(message);
  warnOfOldStates(config, warn);
  const { deliveryState, deliveryMaxAge: maxAge } = config;
  const memory = deliveryState === undefined ? undefined : new DocumentMemory(deliveryState, environment, warn);
  const keys = new TrustedKeysSource(config.trustedKeys);
  const discovery = new DiscoverySource(
    store,
    config.environment,
    keys,
    warn,
    async (document) => {
      await renderer.prepare(document);
      metrics.shown(document);
    },
    { memory, maxAge },
  );
  const cache = new PageCache(metrics.found, 1 + Object.keys(languages).length);
  await app.register(edgePlugin, edge);
  // Compresses answers only: request bodies are forwarded to the API unchanged, and the API accepts no compressed ones.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  health(app, discovery, config.api);
  await publishedFiles(app, store, discovery, keys, config);
  await teamDelivery(app, store, keys, discovery, config);
  await rollbacks(app, store, keys, discovery, config);
  await teamServerRoutes(app, teamServers, config.origins);
  const content = new ContentRevision();
  const contentShown = (revision: string, isOwn: boolean): void => {
    const stale = content.changesUntil(revision);
    reads.contentChanged(stale);
    cache.contentChanged(stale, isOwn);
  };
  await apiProxy(app, config.api, reads, Object.keys(config.languages), (revision) => contentShown(revision, true));
  watchContent(app, config.api, (revision) => contentShown(revision, false));
  await formPosts(app, discovery, renderer, config);
  await versionPreviews(app, discovery, config);
  const queue = new RenderQueue({ atOnce: 4 * processes });
  metrics.watchRendering({ renderer, queue });
  pages(app, discovery, renderer, cache, metrics.measured(queue), config, former);
  app.addHook('onReady', async () => void (await discovery.current()));
  return app;
}
