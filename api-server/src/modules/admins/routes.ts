import {
  acceptInvitation,
  allAdmins,
  allAdminsRequest,
  approveAdmin,
  changeAdminRole,
  deleteAdmin,
  endAdminSession,
  fetchAdminSessions,
  fetchInvitations,
  inviteAdmin,
  revokeInvitation,
} from 'api-client';
import type { ListQuery } from 'api-client';
import { adminCalls, authCalls } from 'api-client/schemas';
import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { OWNERS } from '../../auth/viewer';
import { route } from '../../contract/route';
import { admins } from '../../database/schema';
import { listFieldsOf, listPage } from '../../pagination/list-page';
import { orderOf } from '../../pagination/order';
import type { ReadQuery } from '../../pagination/read-query';
import { matching } from '../../pagination/search-pattern';
import type { Services } from '../../services';
import {
  adminsOf,
  approve,
  changeRole,
  deleteAdmin as removeAdmin,
  endSessionOf,
  readSessions,
  toAdmin,
  toAdminRequest,
  withAdminStatus,
} from './admins';
import { acceptInvitation as accept, invite, listInvitations, revokeInvitation as revoke } from './invitations';
import type { AdminRow } from '../auth/find-admin';

/** Newest first by default (specification, section 2). */
function pageOf({ db }: Services, status: AdminRow['status'], query: ReadQuery<ListQuery>) {
  const where = and(withAdminStatus(status), matching(query.search, [admins.name, admins.email]));
  return listPage(adminsOf(db), orderOf(admins, query.sort ?? '-createdAt', []), where, query);
}

/** Administrators and requests; for owners. */
export async function adminRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    allAdmins,
    adminCalls.allAdmins,
    async ({ query, services }) => {
      const page = await pageOf(services, 'approved', query);
      return { success: true as const, message: 'Admins', admins: page.rows.map(toAdmin), ...listFieldsOf(page) };
    },
    { roles: OWNERS },
  );

  route(
    app,
    allAdminsRequest,
    adminCalls.allAdminsRequest,
    async ({ query, services }) => {
      const page = await pageOf(services, 'pending', query);
      return {
        success: true as const,
        message: 'Admin requests',
        admins: page.rows.map(toAdminRequest),
        ...listFieldsOf(page),
      };
    },
    { roles: OWNERS },
  );

  route(
    app,
    approveAdmin,
    adminCalls.approveAdmin,
    async ({ body, ...change }) => {
      await approve(change, body.email, body.role ?? 'editor');
      return { success: true as const, message: 'Admin approved successfully' };
    },
    { roles: OWNERS },
  );

  route(
    app,
    deleteAdmin,
    adminCalls.deleteAdmin,
    async ({ body, ...change }) => {
      const was = await removeAdmin(change, body.email);
      return {
        success: true as const,
        message: was === 'pending' ? 'Request deleted successfully' : 'Admin deleted successfully',
      };
    },
    { roles: OWNERS },
  );

  route(
    app,
    inviteAdmin,
    adminCalls.inviteAdmin,
    async ({ body, ...change }) => {
      await invite(change, body.email, body.role ?? 'editor');
      return { success: true as const, message: 'Invitation sent' };
    },
    { roles: OWNERS },
  );

  route(
    app,
    fetchInvitations,
    adminCalls.fetchInvitations,
    async ({ services }) => ({ success: true as const, invitations: await listInvitations(services) }),
    { roles: OWNERS },
  );

  route(
    app,
    revokeInvitation,
    adminCalls.revokeInvitation,
    async (call) => {
      await revoke(call, call.params.id);
      return { success: true as const, message: 'Invitation withdrawn' };
    },
    { roles: OWNERS },
  );

  route(
    app,
    changeAdminRole,
    adminCalls.changeAdminRole,
    async ({ body, ...change }) => {
      await changeRole(change, body.email, body.role);
      return { success: true as const, message: 'Role changed successfully' };
    },
    { roles: OWNERS },
  );

  route(
    app,
    fetchAdminSessions,
    adminCalls.fetchAdminSessions,
    async (call) => ({ success: true as const, sessions: await readSessions(call, call.params.id) }),
    { roles: OWNERS },
  );

  route(
    app,
    endAdminSession,
    adminCalls.endAdminSession,
    async (call) => {
      await endSessionOf(call, call.params.id, call.params.sessionId);
      return { success: true as const, message: 'Signed out there' };
    },
    { roles: OWNERS },
  );

  route(app, acceptInvitation, authCalls.acceptInvitation, async ({ body, request, services }) => ({
    success: true as const,
    message: 'Your account is ready',
    ...(await accept(services, body, request)),
  }));
}
