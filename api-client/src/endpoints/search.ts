import type { searchCalls } from '../schemas/search';
import type { EndpointOf } from './endpoint';

type Calls = typeof searchCalls;

/** Best first, tolerant of typing errors; 10 unless `limit` says otherwise. */
export const searchSite: EndpointOf<Calls['searchSite'], 'results'> = {
  id: 'searchSite',
  method: 'GET',
  path: '/search',
  auth: 'public',
  field: 'results',
};
