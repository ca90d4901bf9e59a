import fp from 'fastify-plugin';
import { forRequest } from '../database/request-comment';

/** Adds the request's id to its queries, for PostgreSQL's own log. */
export const requestCommentsPlugin = fp(
  async (app) => {
    if (app.services.engine !== 'postgres') return;
    app.addHook('onRequest', (request, _reply, done) => forRequest(request.id, done));
  },
  { name: 'request-comments', dependencies: ['services'] },
);
