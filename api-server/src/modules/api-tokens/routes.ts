import * as endpoints from 'api-client';
import { apiTokenCalls as calls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { OWNERS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens';

/** API tokens of other systems; for owners. */
export async function apiTokenRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    endpoints.fetchApiTokens,
    calls.fetchApiTokens,
    async ({ services }) => ({ success: true as const, apiTokens: await listApiTokens(services) }),
    { roles: OWNERS },
  );
  route(
    app,
    endpoints.createApiToken,
    calls.createApiToken,
    async ({ body, ...change }) => ({ ...done('API token created'), ...(await createApiToken(change, body)) }),
    { roles: OWNERS, status: 201, secret: true },
  );
  route(
    app,
    endpoints.revokeApiToken,
    calls.revokeApiToken,
    async ({ params, ...change }) => {
      await revokeApiToken(change, params.id);
      return done('API token revoked');
    },
    { roles: OWNERS },
  );
}
