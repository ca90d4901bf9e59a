import { dismissMissingAddress, fetchMissingAddresses } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

/** Addresses that were asked for and have no page. A redirect takes its address out of them. */
export const { useMissingAddressesQuery, useMissingAddressDismissMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    missingAddresses: readItems(build, fetchMissingAddresses, ['missing-addresses', 'redirects']),
    missingAddressDismiss: change(build, dismissMissingAddress, ['missing-addresses', 'audit']),
  }),
});
