import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { announce, leave } from './presence';

/** The users who have an item open in an editor. */
export async function presenceRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    'announceEditing',
    { summary: 'Say that one is editing an item' },
    async ({ services, viewer, params }) => ({ others: await announce(services, viewer, params) }),
  );
  route(
    app,
    'leaveEditing',
    { summary: 'Say that one has stopped editing an item', status: 204 },
    async ({ services, viewer, params }) => {
      await leave(services, viewer, params);
      return undefined;
    },
  );
}
