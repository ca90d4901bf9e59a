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
 * Limits the searches of a visitor per minute: suggestions and facets included, and searches that the shell's server
 * makes to render a page for the visitor. Signed-in users are not limited.
 */
export const searchLimitPlugin = fp(
  async (app) => {
    const { clock, config } = app.services;
    const searches = new MinuteWindow(clock);
    app.addHook('preHandler', async (request) => {
      if (!isSearch(request)) return;
      if (searches.take(callerOf(request.ip), 1, config.limits.searchesPerMinute) === 1) return;
      if (await request.findViewer()) return;
      throw tooManyRequests(1);
    });
  },
  { name: 'search-limit', dependencies: ['services', 'session'] },
);
