import { endSession, getUserInfo, updateAccount } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

export const { useAccountQuery, useAccountUpdateMutation, useAccountEndSessionMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    account: readItems(build, getUserInfo, ['session']),
    accountUpdate: change(build, updateAccount, ['session', 'admins', 'audit']),
    accountEndSession: change(build, endSession, ['session']),
  }),
});
