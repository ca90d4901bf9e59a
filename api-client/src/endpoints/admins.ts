import type { adminCalls } from '../schemas/admins';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof adminCalls;

export const allAdmins: EndpointOf<Calls['allAdmins'], 'admins'> = {
  id: 'allAdmins',
  method: 'GET',
  path: '/admins',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'admins',
};
export const allAdminsRequest: EndpointOf<Calls['allAdminsRequest'], 'admins'> = {
  id: 'allAdminsRequest',
  method: 'GET',
  path: '/admins/requests',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'admins',
};
export const approveAdmin: EndpointOf<Calls['approveAdmin'], 'message'> = {
  id: 'approveAdmin',
  method: 'POST',
  path: '/admins/approve',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
/** Deletes an administrator or a request. Oneself: 403; the last administrator: 409. */
export const deleteAdmin: EndpointOf<Calls['deleteAdmin'], 'message'> = {
  id: 'deleteAdmin',
  method: 'POST',
  path: '/admins/delete',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
/** Invites somebody by mail, with a link that makes their account once; an earlier invitation is void. 409 for an administrator. */
export const inviteAdmin: EndpointOf<Calls['inviteAdmin'], 'message'> = {
  id: 'inviteAdmin',
  method: 'POST',
  path: '/admins/invitations',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
/** Those who have not come yet, newest first. */
export const fetchInvitations: EndpointOf<Calls['fetchInvitations'], 'invitations'> = {
  id: 'fetchInvitations',
  method: 'GET',
  path: '/admins/invitations',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'invitations',
};
export const revokeInvitation: EndpointOf<Calls['revokeInvitation'], 'message'> = {
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/admins/invitations/:id',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
/** Gives an administrator another role. Oneself: 403; the last owner: 409. */
export const changeAdminRole: EndpointOf<Calls['changeAdminRole'], 'message'> = {
  id: 'changeAdminRole',
  method: 'POST',
  path: '/admins/role',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
/** Where an administrator is signed in, last used first. */
export const fetchAdminSessions: EndpointOf<Calls['fetchAdminSessions'], 'sessions'> = {
  id: 'fetchAdminSessions',
  method: 'GET',
  path: '/admins/:id/sessions',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'sessions',
};
export const endAdminSession: EndpointOf<Calls['endAdminSession'], 'message'> = {
  id: 'endAdminSession',
  method: 'DELETE',
  path: '/admins/:id/sessions/:sessionId',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
