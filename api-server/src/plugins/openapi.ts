import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX } from 'api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectionPaths } from '../content-types/collections/openapi';
import { describeApi, INFO } from '../contract/openapi-document';
import { unauthorized } from '../errors/failures';

/**
 * `/api/v1/openapi.json` (OpenAPI 3.1, made from the contract and the live collections) and its page at `/api/v1/docs`; in production only for
 * signed-in users.
 */
export const openapiPlugin = fp(
  async (app) => {
    const operations = new Map<string, { summary: string; status: number }>();
    app.addHook('onRoute', ({ config: { operation, summary = '', status = 200 } = {} }) => {
      if (operation !== undefined) operations.set(operation, { summary, status });
    });
    // Made at the first request: by then every route is registered. Collections of remotes come and go.
    let document: ReturnType<typeof describeApi> | undefined;
    const { production } = app.services.config;
    const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
      if (!production) return done();
      request.findViewer().then((viewer) => done(viewer ? undefined : unauthorized()), done);
    };
    app.get(`${API_PREFIX}/openapi.json`, { onRequest }, async (_request, reply) => {
      reply.header('cache-control', production ? 'private, no-store' : 'public, max-age=60');
      document ??= describeApi(operations);
      return { ...document, paths: { ...document.paths, ...(await collectionPaths(app.services.db)) } };
    });
    // The page fetches the document itself; the plugin below it only needs any document.
    const empty = { openapi: '3.1.0', info: INFO, paths: {} };
    await app.register(swagger, { mode: 'static', specification: { document: empty } });
    await app.register(swaggerUi, {
      routePrefix: `${API_PREFIX}/docs`,
      staticCSP: true,
      uiHooks: { onRequest },
      uiConfig: { docExpansion: 'none', url: `${API_PREFIX}/openapi.json` },
    });
  },
  { name: 'openapi', dependencies: ['services', 'session'] },
);
