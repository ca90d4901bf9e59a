import type { adminCalls } from '../schemas/admins';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof adminCalls;

export const allAdmins: EndpointOf<Calls['allAdmins'], 'admins'> = {
  id: 'allAdmins',
  method: 'GET',
  path: '/admins',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'admins',
};
export const allAdminsRequest: EndpointOf<Calls['allAdminsRequest'], 'admins'> = {
  id: 'allAdminsRequest',
  method: 'GET',
  path: '/admins/requests',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'admins',
};
export const approveAdmin: EndpointOf<Calls['approveAdmin'], 'message'> = {
  id: 'approveAdmin',
  method: 'POST',
  path: '/admins/approve',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
/** Deletes an administrator or a request. Oneself: 403; the last administrator: 409. */
export const deleteAdmin: EndpointOf<Calls['deleteAdmin'], 'message'> = {
  id: 'deleteAdmin',
  method: 'POST',
  path: '/admins/delete',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
