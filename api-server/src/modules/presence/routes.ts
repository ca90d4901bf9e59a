import { announceEditing, leaveEditing } from 'api-client';
import { presenceCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { RECRUITERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { announce, leave } from './presence';

/** The users who have an item open in an editor. */
export async function presenceRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    announceEditing,
    presenceCalls.announceEditing,
    async ({ services, viewer, params }) => ({
      success: true as const,
      others: await announce(services, viewer, params),
    }),
    { roles: RECRUITERS },
  );
  route(
    app,
    leaveEditing,
    presenceCalls.leaveEditing,
    async ({ services, viewer, params }) => {
      await leave(services, viewer, params);
      return undefined;
    },
    { roles: RECRUITERS, status: 204 },
  );
}
