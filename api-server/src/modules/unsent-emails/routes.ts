import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { deleteUnsent, listUnsent, retryUnsent } from './unsent-emails';

/** Emails that could not be sent: owners list, retry and delete them. */
export async function unsentEmailRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchUnsentEmails', { summary: 'List the emails that could not be sent' }, async ({ services }) => ({
    emails: await listUnsent(services),
  }));
  route(app, 'retryUnsentEmail', { summary: 'Send an email again' }, async ({ params, ...change }) => {
    await retryUnsent(change, params.id);
    return { message: 'The email is being sent again' };
  });
  route(
    app,
    'deleteUnsentEmail',
    { summary: 'Delete an email that could not be sent' },
    async ({ params, ...change }) => {
      await deleteUnsent(change, params.id);
      return { message: 'Email deleted' };
    },
  );
}
