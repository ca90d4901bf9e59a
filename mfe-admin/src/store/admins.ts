import {
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
import { change, readItems, siteApi } from 'shared-store';

export const {
  useAdminsAllQuery,
  useAdminsRequestsQuery,
  useAdminsApproveMutation,
  useAdminsDeleteMutation,
  useAdminsInviteMutation,
  useAdminsInvitationsQuery,
  useAdminsRevokeMutation,
  useAdminsRoleMutation,
  useAdminsSessionsQuery,
  useAdminsEndSessionMutation,
} = siteApi.injectEndpoints({
  endpoints: (build) => ({
    adminsAll: readItems(build, allAdmins, ['admins']),
    adminsRequests: readItems(build, allAdminsRequest, ['admins']),
    adminsApprove: change(build, approveAdmin, ['admins', 'audit', 'dashboard']),
    adminsDelete: change(build, deleteAdmin, ['admins', 'audit', 'dashboard']),
    adminsInvite: change(build, inviteAdmin, ['admins', 'audit']),
    adminsInvitations: readItems(build, fetchInvitations, ['admins']),
    adminsRevoke: change(build, revokeInvitation, ['admins', 'audit']),
    adminsRole: change(build, changeAdminRole, ['admins', 'audit']),
    adminsSessions: readItems(build, fetchAdminSessions, ['session']),
    adminsEndSession: change(build, endAdminSession, ['session', 'audit']),
  }),
});
