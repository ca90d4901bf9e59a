import type { siteStatusCalls } from '../schemas/site-status';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof siteStatusCalls;

/** Backups, emails, storage, database, servers and scheduled work at a glance. */
export const fetchSiteStatus: EndpointOf<Calls['fetchSiteStatus'], 'siteStatus'> = {
  id: 'fetchSiteStatus',
  method: 'GET',
  path: '/site-status',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'siteStatus',
};
