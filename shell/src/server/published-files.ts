import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { PublishedStore } from './published-store';

/** Icons and what else has a fixed address. */
const PUBLIC = path.resolve(__dirname, '../../public');

/** Of a file there may be smaller ones beside it, of which the best is sent. */
const ENCODINGS = ['', '.br', '.gz'];

/** Serves `/r/**` (immutable, from any origin) the shell's icons, and the discovery documents (never cached unseen). */
export async function publishedFiles(app: FastifyInstance, store: PublishedStore): Promise<void> {
  app.addHook('onRequest', async ({ url }) => {
    const [address = ''] = url.split('?');
    if (address.startsWith('/r/')) await Promise.all(ENCODINGS.map((ending) => store.bring(address.slice(1) + ending)));
  });
  await app.register(fastifyStatic, {
    root: path.join(store.root, 'r'),
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
    setHeaders: (reply, file) => {
      // A browser has to see at once that there is another worker.
      if (file.endsWith('offline-worker.js')) reply.header('cache-control', 'no-cache');
    },
  });
  app.get<{ Params: { environment: string } }>('/env/:environment/discovery.json', async (request, reply) => {
    const { environment } = request.params;
    const kept = /^[a-z0-9-]+$/.test(environment) ? await store.discovery(environment) : undefined;
    if (!kept) return reply.callNotFound();
    const tag = `W/"${kept.tag.replaceAll('"', '')}"`;
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(kept.text);
  });
}
