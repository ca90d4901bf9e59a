import { exportVisits } from 'api-client';
import { callApi, type AppThunk } from 'shared-store';

export function readVisitsCsv(month: string): AppThunk<Promise<string>> {
  return (dispatch) => dispatch(callApi(exportVisits, { query: { month } }));
}
