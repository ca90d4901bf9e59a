import { contract, del, get, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { adminCalls } from './schemas';

export const {
  allAdmins,
  allAdminsRequest,
  approveAdmin,
  deleteAdmin,
  inviteAdmin,
  fetchInvitations,
  revokeInvitation,
  changeAdminRole,
  fetchAdminSessions,
  endAdminSession,
} = contract<typeof adminCalls>()({
  allAdmins: get('/admins', OWNERS, { field: 'admins', tags: ['admins'] }),
  allAdminsRequest: get('/admins/requests', OWNERS, { field: 'admins', tags: ['admins'] }),
  approveAdmin: post('/admins/approve', OWNERS, { changes: ['admins', 'audit', 'dashboard'] }),
  /** Deletes an administrator or a request. The caller's own account: 403; the last administrator: 409. */
  deleteAdmin: post('/admins/delete', OWNERS, { changes: ['admins', 'audit', 'dashboard'] }),
  /** Emails an invitation with a single-use link and makes an earlier one invalid. 409 for an administrator. */
  inviteAdmin: post('/admins/invitations', OWNERS, { changes: ['admins', 'audit'] }),
  /** Invitations that have not been accepted yet, newest first. */
  fetchInvitations: get('/admins/invitations', OWNERS, { field: 'invitations', tags: ['admins'] }),
  revokeInvitation: del('/admins/invitations/:id', OWNERS, { changes: ['admins', 'audit'] }),
  /** Gives an administrator another role. The caller's own account: 403; the last owner: 409. */
  changeAdminRole: post('/admins/role', OWNERS, { changes: ['admins', 'audit'] }),
  fetchAdminSessions: get('/admins/:id/sessions', OWNERS, { field: 'sessions', tags: ['session'] }),
  endAdminSession: del('/admins/:id/sessions/:sessionId', OWNERS, { changes: ['session', 'audit'] }),
});
