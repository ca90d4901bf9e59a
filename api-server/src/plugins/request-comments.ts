import fp from 'fastify-plugin';
import { forRequest } from '../database/request-comment';

/** Adds the request's id and its trace to its queries, for PostgreSQL's own log. */
export const requestCommentsPlugin = fp(
  async (app) => {
    if (app.services.engine !== 'postgres') return;
    app.addHook('onRequest', (request, _reply, done) => forRequest(request, done));
  },
  { name: 'request-comments', dependencies: ['services'] },
);
