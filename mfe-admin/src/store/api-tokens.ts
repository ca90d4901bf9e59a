import { createApiToken, fetchApiTokens, revokeApiToken } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

/** What other systems call the API with. */
export const { useApiTokensQuery, useApiTokenCreateMutation, useApiTokenRevokeMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    apiTokens: readItems(build, fetchApiTokens, ['api-tokens']),
    apiTokenCreate: change(build, createApiToken, ['api-tokens', 'audit']),
    apiTokenRevoke: change(build, revokeApiToken, ['api-tokens', 'audit']),
  }),
});
