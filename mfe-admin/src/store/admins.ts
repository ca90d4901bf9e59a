import { allAdmins, allAdminsRequest, approveAdmin, deleteAdmin } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

export const { useAdminsAllQuery, useAdminsRequestsQuery, useAdminsApproveMutation, useAdminsDeleteMutation } =
  siteApi.injectEndpoints({
    endpoints: (build) => ({
      adminsAll: readItems(build, allAdmins, ['admins']),
      adminsRequests: readItems(build, allAdminsRequest, ['admins']),
      adminsApprove: change(build, approveAdmin, ['admins', 'audit', 'dashboard']),
      adminsDelete: change(build, deleteAdmin, ['admins', 'audit', 'dashboard']),
    }),
  });
