import type { visitCalls } from '../schemas/visits';
import type { EndpointOf } from './endpoint';
import { EDITORS } from '../roles';

type Calls = typeof visitCalls;

/** What was counted in a month. */
export const fetchVisits: EndpointOf<Calls['fetchVisits'], 'visits'> = {
  id: 'fetchVisits',
  method: 'GET',
  path: '/visits',
  auth: 'signedIn',
  roles: EDITORS,
  field: 'visits',
};
/** The same day by day, as CSV: every name that was counted. */
export const exportVisits: EndpointOf<Calls['exportVisits']> = {
  id: 'exportVisits',
  method: 'GET',
  path: '/visits.csv',
  auth: 'signedIn',
  roles: EDITORS,
  shape: 'text',
};
