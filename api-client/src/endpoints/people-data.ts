import type { peopleDataCalls } from '../schemas/people-data';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof peopleDataCalls;

/** Everything that the site holds of an email address. */
export const findPersonData: EndpointOf<Calls['findPersonData'], 'person'> = {
  id: 'findPersonData',
  method: 'POST',
  path: '/people-data/find',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'person',
};
/** The same as one ZIP file: `data.json` and the résumés. */
export const exportPersonData: EndpointOf<Calls['exportPersonData']> = {
  id: 'exportPersonData',
  method: 'POST',
  path: '/people-data/export',
  auth: 'signedIn',
  roles: OWNERS,
  shape: 'bytes',
};
/** Erases it, for good, and says what has to stay. */
export const erasePersonData: EndpointOf<Calls['erasePersonData'], 'report'> = {
  id: 'erasePersonData',
  method: 'POST',
  path: '/people-data/erase',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'report',
};
