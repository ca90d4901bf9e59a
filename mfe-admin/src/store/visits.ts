import { exportVisits, fetchVisits } from 'api-client';
import { callApi, readItems, siteApi, type AppThunk } from 'shared-store';

/** What was counted in a month. */
export const { useVisitMonthQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({ visitMonth: readItems(build, fetchVisits, ['visits']) }),
});

/** Reads a month as CSV. */
export function readVisitsCsv(month: string): AppThunk<Promise<string>> {
  return (dispatch) => dispatch(callApi(exportVisits, { query: { month } }));
}
