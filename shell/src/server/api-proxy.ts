import proxy from '@fastify/http-proxy';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** What is passed on to the API server: its own prefix, and the files for machines that are made from its content. */
const PASSED_ON = [
  '/api/v1',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
  '/blogs/feed.xml',
  '/blogs/atom.xml',
  '/news/feed.xml',
  '/news/atom.xml',
];

/** Connections at rest are given up long before the API server would (72 s): none is used that it is just closing. */
const REST = 30_000;

/** Who asked, for the API's limits and logs. What a caller claims of itself is replaced, not added to. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  return {
    ...headers,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

/** In the API's own form of error, so that pages show its message. */
function answerUnavailable(reply: FastifyReply, log: FastifyBaseLogger, error: unknown): void {
  log.error({ error }, 'The API server does not answer.');
  void reply.code(503).header('retry-after', '5').send({
    success: false,
    message: 'The service is not available right now. Please try again in a moment.',
    requestId: reply.request.id,
  });
}

/**
 * Passes the API's addresses on to the API server.
 *
 * @param contentChanged called after a signed-in write has succeeded
 */
export async function apiProxy(app: FastifyInstance, api: string, contentChanged: () => void): Promise<void> {
  for (const prefix of PASSED_ON) {
    await app.register(proxy, {
      upstream: api,
      prefix,
      rewritePrefix: prefix,
      undici: { keepAliveMaxTimeout: REST },
      replyOptions: {
        rewriteRequestHeaders: forwardedHeaders,
        onError: (reply, { error }) => answerUnavailable(reply as FastifyReply, app.log, error),
      },
    });
  }
  app.addHook('onResponse', async (request, reply) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if (isWrite && request.headers.authorization && reply.statusCode < 400) contentChanged();
  });
}
