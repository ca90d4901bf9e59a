import type { trashCalls } from '../schemas/trash';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof trashCalls;

/** Last deleted first. */
export const fetchTrash: EndpointOf<Calls['fetchTrash'], 'trash'> = {
  id: 'fetchTrash',
  method: 'GET',
  path: '/trash',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'trash',
};
export const restoreFromTrash: EndpointOf<Calls['restoreFromTrash'], 'message'> = {
  id: 'restoreFromTrash',
  method: 'POST',
  path: '/trash/:collection/:id/restore',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'message',
};
