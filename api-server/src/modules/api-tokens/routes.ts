import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens';

export async function apiTokenRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchApiTokens', { summary: 'List the API tokens' }, async ({ services }) => ({
    apiTokens: await listApiTokens(services),
  }));
  route(
    app,
    'createApiToken',
    { summary: 'Create an API token', status: 201, secret: true },
    async ({ body, ...change }) => ({ message: 'API token created', ...(await createApiToken(change, body)) }),
  );
  route(app, 'revokeApiToken', { summary: 'Revoke an API token' }, async ({ params, ...change }) => {
    await revokeApiToken(change, params.id);
    return { message: 'API token revoked' };
  });
}
