import { stateFromServer, type ServerState } from './server-state';
import { QUERIES_ADDED } from './site-api';
import type { AppThunk } from './store';

/**
 * Adds queries that a server has completed, as if this store had made them: a later read of the same data is answered
 * from them. Queries that the store has made itself stay as they are.
 */
export function addQueries(queries: NonNullable<ServerState['siteApi']>['queries']): AppThunk {
  return (dispatch, getState) => {
    const own = getState().siteApi.queries;
    const missing = Object.entries(queries).filter(([key]) => own[key] === undefined);
    const { siteApi } = stateFromServer({ siteApi: { queries: Object.fromEntries(missing) } });
    dispatch({ type: QUERIES_ADDED, payload: siteApi });
  };
}
