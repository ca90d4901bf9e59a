import type { presenceCalls } from '../schemas/presence';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof presenceCalls;

/** Says that somebody has an item open, for a minute; answers who else has. */
export const announceEditing: EndpointOf<Calls['announceEditing'], 'others'> = {
  id: 'announceEditing',
  method: 'POST',
  path: '/presence/:collection/:id',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'others',
};
export const leaveEditing: EndpointOf<Calls['leaveEditing']> = {
  id: 'leaveEditing',
  method: 'DELETE',
  path: '/presence/:collection/:id',
  auth: 'signedIn',
  roles: RECRUITERS,
  shape: 'empty',
};
