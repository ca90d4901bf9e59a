import fp from 'fastify-plugin';
import { startTraces, traceRequests } from 'http-edge';
import { REVISION_ADDRESS } from './content-signal';

/** Traces the requests, if the configuration names a collector: by the pattern of each call, and its operation. */
export const tracesPlugin = fp(
  async (app) => {
    const { traces, trustProxy } = app.services.config;
    // Closed last, so that every span is sent.
    app.addHook('onClose', await startTraces(traces, (reason) => app.log.warn(`traces are not sent: ${reason}`)));
    if (!traces) return;
    traceRequests(app, {
      trustProxy,
      isTraced: ({ routeOptions }) => routeOptions.url !== REVISION_ADDRESS,
      routeOf: ({ routeOptions }) => routeOptions.url ?? 'other',
      attributesOf: ({ routeOptions }) => ({ 'site.operation': routeOptions.config.operation ?? 'other' }),
    });
  },
  { name: 'traces', dependencies: ['services'] },
);
