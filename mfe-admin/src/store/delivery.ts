import { fetchSectionReports } from 'api-client';
import { readItems, readToken, siteApi } from 'shared-store';
import type { LiveVersions } from '../delivery/live-versions';

/** Which versions are live, and how they fare. */
export const { useDeliveryDocumentQuery, useDeliveryReportsQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    deliveryReports: readItems(build, fetchSectionReports, ['dashboard']),
    /** Asked for by its address: the site's server has it, not the API. Nothing of it is kept when the panel is left. */
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
      providesTags: ['dashboard'],
    }),
  }),
});
