import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

/** Icons and what else has a fixed address. */
const PUBLIC = path.resolve(__dirname, '../../public');

/** Serves `/r/**` (immutable, from any origin) the shell's icons, and the discovery documents (never cached unseen). */
export async function publishedFiles(app: FastifyInstance, store: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(store, 'r'),
    prefix: '/r/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  await app.register(fastifyStatic, {
    root: PUBLIC,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: '1d',
  });
  app.get<{ Params: { environment: string } }>('/env/:environment/discovery.json', (request, reply) => {
    const { environment } = request.params;
    if (!/^[a-z0-9-]+$/.test(environment)) return reply.callNotFound();
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(`env/${environment}/discovery.json`, store, { cacheControl: false });
  });
}
