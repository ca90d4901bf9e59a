import fp from 'fastify-plugin';
import { contentRevision } from '../content/content-revision';

/** Read and taken off by the site's server; a visitor never sees it. */
export const REVISION_HEADER = 'x-content-revision';

/**
 * Tells the site's server which content its pages are made of: with every change that somebody signed in has made, and
 * at `/content-revision`, an address that is not passed on to visitors.
 */
export const contentSignalPlugin = fp(
  async (app) => {
    const { db } = app.services;
    app.get('/content-revision', async () => ({ revision: await contentRevision(db) }));
    app.addHook('onSend', async (request, reply) => {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (reads || reply.statusCode >= 300 || !(await request.foundSignedIn)) return;
      reply.header(REVISION_HEADER, await contentRevision(db));
    });
  },
  { name: 'content-signal', dependencies: ['services', 'session'] },
);
