import fp from 'fastify-plugin';
import type { OpenedDatabase } from '../database/database';
import { unavailable } from '../errors/failures';

/** How many may wait for each connection to PostgreSQL: who comes after them would wait longer than people do. */
const WAITING_FOR_EACH = 50;

/**
 * Beyond its capacity a server says so at once, instead of taking work that comes too late: 503 with `Retry-After`, and
 * nginx asks another one for what may be repeated. What looks after the server is answered all the same.
 */
export const overloadPlugin = fp<Pick<OpenedDatabase, 'connections'>>(
  async (app, { connections }) => {
    // An embedded database has no connections to wait for.
    if (!connections) return;
    const most = WAITING_FOR_EACH * app.services.config.databasePool;
    app.addHook('onRequest', async ({ routeOptions }) => {
      if (routeOptions.config.operation === undefined || connections().waiting < most) return;
      throw unavailable('The site is very busy. Try again in a moment.');
    });
  },
  { name: 'overload', dependencies: ['services'] },
);
