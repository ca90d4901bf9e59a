import fp from 'fastify-plugin';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** The application's own numbers; modules add theirs. */
    metrics: Registry;
  }
}

/** `/metrics` for Prometheus: process, requests by call, and what modules add. */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const labelNames = ['operation', 'method', 'status'] as const;
    const duration = new Histogram({
      name: 'api_request_seconds',
      help: 'Time from request to answer',
      labelNames,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });
    const failures = new Counter({
      name: 'api_server_errors_total',
      help: 'Answers with status 500 and above',
      labelNames: ['operation'] as const,
      registers: [registry],
    });
    app.decorate('metrics', registry);
    app.addHook('onResponse', async (request, reply) => {
      // By operation, never by address: an address would make a series of each id.
      const operation = request.routeOptions.config.operation ?? 'other';
      duration.observe({ operation, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1_000);
      if (reply.statusCode >= 500) failures.inc({ operation });
    });
    app.get('/metrics', async (_request, reply) => {
      reply.type(registry.contentType);
      return registry.metrics();
    });
    app.addHook('onClose', async () => registry.clear());
  },
  { name: 'metrics' },
);
