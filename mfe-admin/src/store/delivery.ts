import { fetchSectionReports } from 'api-client';
import { readItems, siteApi } from 'shared-store';
import type { LiveVersions } from '../delivery/live-versions';

/** Which versions are live, and how they fare. */
export const { useDeliveryDocumentQuery, useDeliveryReportsQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    deliveryReports: readItems(build, fetchSectionReports, ['dashboard']),
    /** Asked for by its address: it is a published file, not a part of the API. */
    deliveryDocument: build.query<LiveVersions, string>({
      queryFn: async (address, { signal }) => {
        try {
          const answer = await fetch(address, { cache: 'no-cache', signal });
          if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
          return { data: (await answer.json()) as LiveVersions };
        } catch (error) {
          return { error: { message: error instanceof Error ? error.message : String(error), status: 0, errors: [] } };
        }
      },
      providesTags: ['dashboard'],
    }),
  }),
});
