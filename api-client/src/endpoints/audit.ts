import type { auditCalls } from '../schemas/audit';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof auditCalls;

/** Newest first. */
export const fetchAudit: EndpointOf<Calls['fetchAudit'], 'entries'> = {
  id: 'fetchAudit',
  method: 'GET',
  path: '/audit',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'entries',
};
