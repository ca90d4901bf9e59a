import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.split(',').some((one) => one.trim() === etag));
}

/**
 * Gives every successful GET an entity tag, and answers 304 if the caller has that state already. Answers are
 * `no-store` unless their route declares a cache rule: those to signed-in users, changes, failures.
 */
export const httpCachePlugin = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
      if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      if (reply.hasHeader('etag')) return payload;
      const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
      reply.header('etag', etag);
      if (!matches(request.headers['if-none-match'], etag)) return payload;
      reply.status(304).removeHeader('content-type').removeHeader('content-length');
      return null;
    });
  },
  { name: 'http-cache' },
);
