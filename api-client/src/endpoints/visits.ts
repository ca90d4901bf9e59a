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
