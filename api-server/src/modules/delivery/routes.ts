import { getUserInfo } from 'api-client';
import { idParams, previewedVersionsSchema } from 'api-client/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assertAllowed, route } from '../../contract/route';
import { notFound, unauthorized } from '../../errors/failures';
import { writeAudit } from '../../audit';
import type { Change } from '../../services';
import { endPreview, listPreviews, makePreview, readPreview, type Sender } from './version-previews';

const ofTeam = z.object({ by: z.string().min(1).max(100) });
const rolledBack = z.object({ title: z.string().min(1).max(200) });
const teamPreview = ofTeam.extend({ versions: previewedVersionsSchema });

const user = ({ viewer, request }: Change): Sender => ({ actor: viewer, requestId: request.id });
const team = ({ id }: FastifyRequest, by: string): Sender => ({
  actor: { name: `The key “${by}”`, email: '' },
  requestId: id,
});

/**
 * Access to the delivery of versions, and links to versions. The site's server, which has the versions, calls
 * `/delivery-readers` and, after a rollback, `/delivery-rollbacks` with its caller's token, and `/version-previews` with the token of a link or for a team whose
 * signature it has verified; visitors can reach none of these addresses.
 */
export async function deliveryRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;

  app.get('/delivery-readers', { schema: { hide: true } }, async (request) => {
    await assertAllowed(request, getUserInfo);
    const viewer = await request.findViewer();
    if (!viewer) throw unauthorized();
    return { name: viewer.name, email: viewer.email, isOwner: viewer.role === 'owner' };
  });

  app.post('/delivery-rollbacks', { schema: { body: rolledBack, hide: true } }, async (request, reply) => {
    await assertAllowed(request, getUserInfo);
    const actor = await request.findViewer();
    const { title } = rolledBack.parse(request.body);
    const done = { action: 'roll-back', title, at: services.clock.now() };
    await writeAudit(services.db, { ...done, actor, requestId: request.id });
    return reply.code(204).send();
  });

  route(
    app,
    'createVersionPreview',
    { summary: 'Create a link to versions of front ends', status: 201, secret: true },
    async ({ body, ...change }) => ({
      message: 'The preview link is ready',
      preview: await makePreview(services, user(change), body.versions),
    }),
  );
  route(
    app,
    'endVersionPreview',
    { summary: 'End a link to versions of front ends' },
    async ({ params, ...change }) => {
      await endPreview(services, user(change), params.id);
      return { message: 'Link ended' };
    },
  );

  app.post('/version-previews', { schema: { body: teamPreview, hide: true } }, async (request, reply) => {
    const { by, versions } = teamPreview.parse(request.body);
    return reply.code(201).send(await makePreview(services, team(request, by), versions));
  });
  app.get('/version-previews', { schema: { hide: true } }, async () => ({ previews: await listPreviews(services) }));
  app.delete(
    '/version-previews/:id',
    { schema: { params: idParams, body: ofTeam, hide: true } },
    async (request, reply) => {
      await endPreview(services, team(request, ofTeam.parse(request.body).by), idParams.parse(request.params).id);
      return reply.code(204).send();
    },
  );

  app.get('/version-preview', { schema: { hide: true } }, async (request) => {
    const token = request.headers['x-version-preview'];
    const preview = typeof token === 'string' ? await readPreview(services, token) : undefined;
    if (!preview) throw notFound('Preview');
    return preview;
  });
}
