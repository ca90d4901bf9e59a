import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX } from 'api-client';
import fp from 'fastify-plugin';
import { describeApi } from '../contract/openapi-document';

/** `/api/v1/openapi.json` (OpenAPI 3.1, made from the contract) and its page at `/api/v1/docs`. */
export const openapiPlugin = fp(
  async (app) => {
    const document = describeApi();
    app.get(`${API_PREFIX}/openapi.json`, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return document;
    });
    // The page fetches the document itself; the plugin under it only wants to see one.
    const { openapi, info } = document;
    await app.register(swagger, { mode: 'static', specification: { document: { openapi, info, paths: {} } } });
    await app.register(swaggerUi, {
      routePrefix: `${API_PREFIX}/docs`,
      staticCSP: true,
      uiConfig: { docExpansion: 'none', url: `${API_PREFIX}/openapi.json` },
    });
  },
  { name: 'openapi' },
);
