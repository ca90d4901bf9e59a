import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Addresses outside `/api/v1` that the API answers because they are made from its content. */
const FOUND_BY_MACHINES = [
  '/robots.txt',
  '/sitemap.xml',
  '/blogs/feed.xml',
  '/blogs/atom.xml',
  '/news/feed.xml',
  '/news/atom.xml',
];

/**
 * Passes `/api/v1` and the files made for machines on to the API server.
 *
 * @param contentChanged called after a signed-in write has succeeded
 */
export async function apiProxy(app: FastifyInstance, api: string, contentChanged: () => void): Promise<void> {
  await app.register(proxy, {
    upstream: api,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    replyOptions: {
      onError: (reply, { error }) => {
        reply.log.error({ error }, 'The API server does not answer.');
        void reply.code(503).header('retry-after', '5').send({
          success: false,
          message: 'The service is not available right now. Please try again in a moment.',
          requestId: reply.request.id,
        });
      },
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if (isWrite && request.headers.authorization && reply.statusCode < 400) contentChanged();
  });
  for (const url of FOUND_BY_MACHINES) {
    app.get(url, (request, reply) => reply.from(api + request.url));
  }
}
