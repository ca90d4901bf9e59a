import type { FastifyInstance } from 'fastify';
import { OWNERS } from '../../auth/viewer';
import { assertAllowed } from '../../contract/route';

/**
 * Who may read how versions are delivered. The site's server, which has the versions, asks at `/delivery-readers` with
 * the token of whoever asks it; that address is not passed on to visitors.
 */
export async function deliveryRoutes(app: FastifyInstance): Promise<void> {
  app.get('/delivery-readers', { schema: { hide: true } }, async (request, reply) => {
    await assertAllowed(request, { roles: OWNERS, apiTokens: false });
    return reply.code(204).send();
  });
}
