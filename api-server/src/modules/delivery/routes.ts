import { createVersionPreview } from 'api-client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { versionPreviewCalls } from 'api-client/schemas';
import { auditChange, writeAudit } from '../../audit';
import { assertAllowed, route } from '../../contract/route';
import { notFound } from '../../errors/failures';
import { makePreview, readPreview } from './version-previews';

const teamPreview = versionPreviewCalls.createVersionPreview.body.extend({ by: z.string().min(1).max(100) });

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

  // For a team: the shell server has verified the signature of its key, whose name the audit log gets.
  app.post('/version-previews', { schema: { body: teamPreview, hide: true } }, async (request, reply) => {
    const { by, ...version } = teamPreview.parse(request.body);
    const { services } = app;
    const preview = await makePreview(services, version);
    await writeAudit(services.db, {
      ...{ at: services.clock.now(), actor: { name: `The key “${by}”`, email: '' }, requestId: request.id },
      ...{ action: 'share-version', title: `${version.remote} ${version.version}` },
    });
    return reply.code(201).send(preview);
  });

  app.get('/version-previews', { schema: { hide: true } }, async (request) => {
    const token = request.headers['x-version-preview'];
    const preview = typeof token === 'string' ? await readPreview(app.services, token) : undefined;
    if (!preview) throw notFound('Preview');
    return preview;
  });
}
