import fp from 'fastify-plugin';
import type { OpenedDatabase } from '../database/database';
import { unavailable } from '../errors/failures';

/** Requests that may wait for each connection to PostgreSQL: further ones would wait longer than people do. */
const WAITING_FOR_EACH = 50;

/**
 * Refuses requests beyond the server's capacity at once, with 503 and `Retry-After`, instead of answering too late;
 * nginx then asks another server for calls that may be repeated. Probes are always answered.
 */
export const overloadPlugin = fp<Pick<OpenedDatabase, 'connections'>>(
  async (app, { connections }) => {
    // An embedded database has no pool of connections.
    if (!connections) return;
    const most = WAITING_FOR_EACH * app.services.config.databasePool;
    app.addHook('onRequest', async ({ routeOptions }) => {
      if (routeOptions.config.operation === undefined || connections().waiting < most) return;
      throw unavailable('The site is very busy. Try again in a moment.');
    });
  },
  { name: 'overload', dependencies: ['services'] },
);
