import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { forbidden, unauthorized } from '../../errors/failures';
import { makeStatement, statementKeySet } from './statements';

const bodySchema = z.object({ team: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/) });

/** As long as a rotation of the keys may go unnoticed; a verifier reads unknown keys at once. */
const CACHE = 'public, max-age=300';

/**
 * Statements about callers for the servers of teams. The site's server calls `/team-statements` with its caller's token;
 * visitors cannot reach that address. The public keys are for everyone.
 */
export async function teamStatementRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;

  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', CACHE).send(await statementKeySet(services)),
  );

  app.post('/team-statements', { schema: { body: bodySchema, hide: true } }, async (request) => {
    const { team } = bodySchema.parse(request.body);
    const viewer = await request.findViewer();
    if (!viewer && request.headers.authorization !== undefined) throw unauthorized();
    if (viewer?.scopes) throw forbidden('An API token makes the calls of /api/v1 alone');
    return { statement: await makeStatement(services, team, viewer) };
  });
}
