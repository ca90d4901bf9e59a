import { readToken, siteApi } from 'shared-store';
import type { LiveVersions } from './live-versions';

export const { useDeliveryDocumentQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Requested by its address, since the site's server has it and not the API. Nothing stays cached after the panel
     * closes.
     */
    deliveryDocument: build.query<LiveVersions, string>({
      queryFn: async (address, { signal }) => {
        try {
          const answer = await fetch(address, { headers: { authorization: `Bearer ${readToken() ?? ''}` }, signal });
          if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
          return { data: (await answer.json()) as LiveVersions };
        } catch (error) {
          return { error: { message: error instanceof Error ? error.message : String(error), status: 0, errors: [] } };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});
