import type { FastifyInstance } from 'fastify';
import type { DiscoverySource } from './discovery-source';

/** `/healthz`: the process lives. `/readyz`: the front ends are published and the API is ready. */
export function health(app: FastifyInstance, discovery: DiscoverySource, api: string): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await discovery.current();
      const answer = await fetch(`${api}/readyz`, { signal: AbortSignal.timeout(2_000) });
      if (!answer.ok) throw new Error(`The API server answers ${answer.status}.`);
      return { status: 'ready' };
    } catch (error) {
      return reply
        .code(503)
        .send({ status: 'not ready', reason: error instanceof Error ? error.message : String(error) });
    }
  });
}
