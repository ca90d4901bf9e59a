import type { FastifyInstance } from 'fastify';
import { shutdownStateOf } from 'http-edge';
import type { DiscoverySource } from './discovery-source';

async function askApi(api: string): Promise<void> {
  const answer = await fetch(`${api}/readyz`, { signal: AbortSignal.timeout(2_000) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The API server answers ${answer.status}.`);
}

/**
 * `/healthz`: the process is running. `/readyz`: the front ends are published, the API has been ready, and the server
 * is not shutting down. If the API goes down later, the status is degraded: cached pages are still served.
 */
export function health(app: FastifyInstance, discovery: DiscoverySource, api: string): void {
  const isShuttingDown = shutdownStateOf(app);
  let wasReady = false;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      if (isShuttingDown()) throw new Error('The server is ending.');
      await discovery.current();
      const missing = await askApi(api).catch((error: unknown) => error);
      if (missing && !wasReady) throw missing;
      wasReady = true;
      return { status: 'ready', ...(missing !== undefined && { degraded: ['api'] }) };
    } catch (error) {
      return reply
        .code(503)
        .send({ status: 'not ready', reason: error instanceof Error ? error.message : String(error) });
    }
  });
}
