import { useDiscoveryAddress } from 'federation/contract';
import { readToken, siteApi } from 'shared-store';
import { versionsAddress, type DeliveryState } from './live-versions';

/** The interval at which an open screen loads the state again, in milliseconds. */
export const REFRESH_INTERVAL = 10_000;

const { useDeliveryStateQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requested by its address, since the site's server has it and not the API. Nothing stays cached after the screen
     * closes.
     */
    deliveryState: build.query<DeliveryState, string>({
      queryFn: async (address, { signal }) => {
        try {
          const answer = await fetch(address, { headers: { authorization: `Bearer ${readToken() ?? ''}` }, signal });
          if (answer.ok) return { data: (await answer.json()) as DeliveryState };
          const { message } = (await answer.json()) as { readonly message: string };
          return { error: { message, status: answer.status, errors: [] } };
        } catch (error) {
          return { error: { message: error instanceof Error ? error.message : String(error), status: 0, errors: [] } };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The state of delivery, loaded again while it is shown. */
export const useDeliveryState = () =>
  useDeliveryStateQuery(versionsAddress(useDiscoveryAddress()), {
    pollingInterval: REFRESH_INTERVAL,
    refetchOnMountOrArgChange: true,
  });
