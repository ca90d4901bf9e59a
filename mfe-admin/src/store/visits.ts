import { fetchVisits } from 'api-client';
import { readItems, siteApi } from 'shared-store';

/** What was counted in a month. */
export const { useVisitMonthQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({ visitMonth: readItems(build, fetchVisits, ['visits']) }),
});
