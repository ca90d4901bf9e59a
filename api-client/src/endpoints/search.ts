import type { searchCalls } from '../schemas/search';
import type { EndpointOf } from './endpoint';

type Calls = typeof searchCalls;

/** Tolerant of typing errors and of the order of words; 5 of each kind unless `limit` says otherwise. */
export const searchSite: EndpointOf<Calls['searchSite'], 'results'> = {
  id: 'searchSite',
  method: 'GET',
  path: '/search',
  auth: 'public',
  field: 'results',
};
