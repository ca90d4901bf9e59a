import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { deleteUnsent, listUnsent, retryUnsent } from './unsent-emails';

/** Emails that could not be sent: owners list, retry and delete them. */
export async function unsentEmailRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchUnsentEmails', { summary: 'List the emails that could not be sent' }, async ({ services }) => ({
    emails: await listUnsent(services),
  }));
  route(app, 'retryUnsentEmail', { summary: 'Send an email again' }, async ({ services, params, viewer, request }) => {
    await retryUnsent(services, params.id, { actor: viewer, requestId: request.id });
    return { message: 'The email is being sent again' };
  });
  route(
    app,
    'deleteUnsentEmail',
    { summary: 'Delete an email that could not be sent' },
    async ({ services, params, viewer, request }) => {
      await deleteUnsent(services, params.id, { actor: viewer, requestId: request.id });
      return { message: 'Email deleted' };
    },
  );
}
