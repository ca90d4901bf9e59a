import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { callerOf } from 'http-edge';
import { tooManyRequests } from '../errors/failures';
import { MinuteWindow } from '../limits/minute-window';

/** Whether a read searches texts or counts results: both cost more than reading rows. */
function isSearch({ method, query }: FastifyRequest): boolean {
  if (method !== 'GET' || typeof query !== 'object' || query === null) return false;
  return Object.entries(query).some(
    ([name, value]) => (name === 'search' || name === 'facets' || name.startsWith('field.')) && value !== '',
  );
}

/**
 * Limits the searches of a visitor per minute, suggestions and facets included. Not limited are signed-in users, and
 * the site's own servers, which read for all visitors from one address: their requests name no caller and come over a
 * trusted proxy.
 */
export const searchLimitPlugin = fp(
  async (app) => {
    const { clock, config } = app.services;
    const searches = new MinuteWindow(clock);
    const isOwnServer = ({ headers, socket }: FastifyRequest): boolean =>
      headers['x-forwarded-for'] === undefined &&
      config.trustProxy !== false &&
      config.trustProxy(socket.remoteAddress ?? '', 0);
    app.addHook('preHandler', async (request) => {
      if (!isSearch(request) || isOwnServer(request)) return;
      if (searches.take(callerOf(request.ip), 1, config.limits.searchesPerMinute) === 1) return;
      if (await request.findViewer()) return;
      throw tooManyRequests(1);
    });
  },
  { name: 'search-limit', dependencies: ['services', 'session'] },
);
