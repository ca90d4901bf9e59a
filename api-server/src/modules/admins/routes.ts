import type { ListQuery } from 'api-client';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { admins } from '../../database/schema';
import { listFieldsOf, tablePage } from '../../pagination/list-page';
import { orderOf } from '../../pagination/order';
import type { ReadQuery } from '../../pagination/read-query';
import { matching } from '../../pagination/search-pattern';
import type { Services } from '../../services';
import {
  approve,
  changeRole,
  deleteAdmin as removeAdmin,
  endSessionOf,
  readSessions,
  toAdmin,
  toAdminRequest,
} from './admins';
import { acceptInvitation as accept, invite, listInvitations, revokeInvitation as revoke } from './invitations';
import type { AdminRow } from '../auth/find-admin';

/** Newest first by default (specification, section 2). */
function pageOf({ db }: Services, status: AdminRow['status'], query: ReadQuery<ListQuery>) {
  const where = and(eq(admins.status, status), matching(query.search, [admins.name, admins.email]));
  return tablePage(db, admins, orderOf(admins, query.sort ?? '-createdAt', []), where, query);
}

export async function adminRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'allAdmins', { summary: 'List the administrators' }, async ({ query, services }) => {
    const page = await pageOf(services, 'approved', query);
    return { message: 'Admins', admins: page.rows.map(toAdmin), ...listFieldsOf(page) };
  });

  route(app, 'allAdminsRequest', { summary: 'List the requests for an account' }, async ({ query, services }) => {
    const page = await pageOf(services, 'pending', query);
    return {
      message: 'Admin requests',
      admins: page.rows.map(toAdminRequest),
      ...listFieldsOf(page),
    };
  });

  route(app, 'approveAdmin', { summary: 'Approve a request for an account' }, async ({ body, ...change }) => {
    await approve(change, body.email, body.role ?? 'editor');
    return { message: 'Admin approved successfully' };
  });

  route(app, 'deleteAdmin', { summary: 'Delete an administrator or a request' }, async ({ body, ...change }) => {
    const was = await removeAdmin(change, body.email);
    return { message: was === 'pending' ? 'Request deleted successfully' : 'Admin deleted successfully' };
  });

  route(app, 'inviteAdmin', { summary: 'Invite an administrator' }, async ({ body, ...change }) => {
    await invite(change, body.email, body.role ?? 'editor');
    return { message: 'Invitation sent' };
  });

  route(app, 'fetchInvitations', { summary: 'List the open invitations' }, async ({ services }) => ({
    invitations: await listInvitations(services),
  }));

  route(app, 'revokeInvitation', { summary: 'Revoke an invitation' }, async (call) => {
    await revoke(call, call.params.id);
    return { message: 'Invitation withdrawn' };
  });

  route(app, 'changeAdminRole', { summary: "Change an administrator's role" }, async ({ body, ...change }) => {
    await changeRole(change, body.email, body.role);
    return { message: 'Role changed successfully' };
  });

  route(app, 'fetchAdminSessions', { summary: "List an administrator's sessions" }, async (call) => ({
    sessions: await readSessions(call, call.params.id),
  }));

  route(app, 'endAdminSession', { summary: "End an administrator's session" }, async (call) => {
    await endSessionOf(call, call.params.id, call.params.sessionId);
    return { message: 'Signed out there' };
  });

  route(
    app,
    'acceptInvitation',
    { summary: 'Accept an invitation to the administration' },
    async ({ body, request, services }) => ({
      message: 'Your account is ready',
      ...(await accept(services, body, request)),
    }),
  );
}
