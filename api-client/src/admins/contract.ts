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
  /** Deletes an administrator or a request. Oneself: 403; the last administrator: 409. */
  deleteAdmin: post('/admins/delete', OWNERS, { changes: ['admins', 'audit', 'dashboard'] }),
  /** Invites somebody by mail, with a link that makes their account once; an earlier invitation is void. 409 for an administrator. */
  inviteAdmin: post('/admins/invitations', OWNERS, { changes: ['admins', 'audit'] }),
  /** Those who have not come yet, newest first. */
  fetchInvitations: get('/admins/invitations', OWNERS, { field: 'invitations', tags: ['admins'] }),
  revokeInvitation: del('/admins/invitations/:id', OWNERS, { changes: ['admins', 'audit'] }),
  /** Gives an administrator another role. Oneself: 403; the last owner: 409. */
  changeAdminRole: post('/admins/role', OWNERS, { changes: ['admins', 'audit'] }),
  /** Where an administrator is signed in, last used first. */
  fetchAdminSessions: get('/admins/:id/sessions', OWNERS, { field: 'sessions', tags: ['session'] }),
  endAdminSession: del('/admins/:id/sessions/:sessionId', OWNERS, { changes: ['session', 'audit'] }),
});
