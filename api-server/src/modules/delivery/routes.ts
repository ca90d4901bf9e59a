import { createVersionPreview } from 'api-client';
import type { FastifyInstance } from 'fastify';
import { auditChange } from '../../audit';
import { assertAllowed, route } from '../../contract/route';
import { notFound } from '../../errors/failures';
import { makePreview, readPreview } from './version-previews';

/**
 * Access to the delivery of versions, and links to one version. The site's server, which has the versions, calls
 * `/delivery-readers` with its caller's token, and `/version-previews` with the token of a link; visitors can reach
 * neither address.
 */
export async function deliveryRoutes(app: FastifyInstance): Promise<void> {
  app.get('/delivery-readers', { schema: { hide: true } }, async (request, reply) => {
    await assertAllowed(request, createVersionPreview);
    return reply.code(204).send();
  });

  route(
    app,
    'createVersionPreview',
    { summary: 'Create a link to a version of a front end', status: 201 },
    async ({ body, ...change }) => {
      const preview = await makePreview(change.services, body);
      await auditChange(change.services.db, change, {
        action: 'share-version',
        title: `${body.remote} ${body.version}`,
      });
      return { message: 'The preview link is ready', preview };
    },
  );

  app.get('/version-previews', { schema: { hide: true } }, async (request) => {
    const token = request.headers['x-version-preview'];
    const preview = typeof token === 'string' ? await readPreview(app.services, token) : undefined;
    if (!preview) throw notFound('Preview');
    return preview;
  });
}
