import * as endpoints from 'api-client';
import { unsentEmailCalls as calls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { OWNERS } from '../../auth/viewer';
import { done } from '../../content/done';
import { route } from '../../contract/route';
import { deleteUnsent, listUnsent, retryUnsent } from './unsent-emails';

/** Emails that could not be sent: owners list, retry and delete them. */
export async function unsentEmailRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    endpoints.fetchUnsentEmails,
    calls.fetchUnsentEmails,
    async ({ services }) => ({ success: true as const, emails: await listUnsent(services) }),
    { roles: OWNERS },
  );
  route(
    app,
    endpoints.retryUnsentEmail,
    calls.retryUnsentEmail,
    async ({ services, params, viewer, request }) => {
      await retryUnsent(services, params.id, { actor: viewer, requestId: request.id });
      return done('The email is being sent again');
    },
    { roles: OWNERS },
  );
  route(
    app,
    endpoints.deleteUnsentEmail,
    calls.deleteUnsentEmail,
    async ({ services, params, viewer, request }) => {
      await deleteUnsent(services, params.id, { actor: viewer, requestId: request.id });
      return done('Email deleted');
    },
    { roles: OWNERS },
  );
}
