import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { PROBES } from './request-log';
import { isUntraced } from './untraced';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's metrics. */
    metrics: Registry;
  }
}

/** A caller may send any of Node's methods; each would add its own series. */
export const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A registry with the metrics of the process: memory, processor, event loop. */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

interface RequestMetrics {
  readonly registry: Registry;
  /** Such as `api_request_seconds`. */
  readonly name: string;
  /** The label of a request: one of few names, which callers cannot invent. */
  readonly label: string;
  readonly labelOf: (request: FastifyRequest) => string;
  /** Whether a request is measured; by default each is. */
  readonly isMeasured?: (request: FastifyRequest) => boolean;
}

/**
 * Counts and times a server's answers by label, method and status; not those to probes. Of reports without a name only
 * failures of the server count: a count at each scrape would tell when a report was sent.
 */
export function measureRequests(
  app: FastifyInstance,
  { registry, name, label, labelOf, isMeasured }: RequestMetrics,
): void {
  const duration = new Histogram({
    name,
    help: 'Seconds from request to answer',
    labelNames: [label, 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (PROBES.has(request.url) || (isUntraced(request.url) && reply.statusCode < 500)) return;
    if (isMeasured?.(request) === false) return;
    const method = METHODS.has(request.method) ? request.method : 'other';
    duration.observe({ [label]: labelOf(request), method, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

/** The server that answers probes and Prometheus. */
interface MonitoringOptions {
  readonly host: string;
  readonly port: number;
  readonly registry: Registry;
  /** The server's answer at `/readyz`. */
  readonly readiness: () => Promise<{ readonly statusCode: number; readonly body: string }>;
}

interface Monitoring {
  readonly port: number;
  close(): void;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/**
 * Answers `/livez`, `/readyz` and `/metrics` on a separate port, which visitors cannot reach. It answers until the
 * process ends, so that a server that is ending is still visible.
 */
export async function listenForMonitoring(options: MonitoringOptions): Promise<Monitoring> {
  const { host, port, registry, readiness } = options;
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/livez': async (response) => send(response, 200, 'application/json', '{"status":"alive"}'),
    '/readyz': async (response) => {
      const { statusCode, body } = await readiness();
      send(response, statusCode, 'application/json', body);
    },
    '/metrics': async (response) => send(response, 200, registry.contentType, await registry.metrics()),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer || !Object.hasOwn(answers, request.url ?? '')) send(response, 404, 'text/plain', 'Not found\n');
    else if (request.method !== 'GET') send(response, 405, 'text/plain', 'Only read\n');
    else answer(response).catch(() => send(response, 503, 'application/json', '{"status":"not ready"}'));
  });
  server.listen({ host, port });
  await once(server, 'listening');
  // The process may end while a monitor is connected.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
