import type { subsectorCalls } from '../schemas/subsectors';
import type { EndpointOf } from './endpoint';

type Calls = typeof subsectorCalls;

export const fetchSubsectors: EndpointOf<Calls['fetchSubsectors'], 'subsectors'> = {
  id: 'fetchSubsectors',
  method: 'GET',
  path: '/subsectors',
  auth: 'public',
  field: 'subsectors',
};
/** By id or slug. */
export const fetchSubsector: EndpointOf<Calls['fetchSubsector'], 'subsector'> = {
  id: 'fetchSubsector',
  method: 'GET',
  path: '/subsectors/:id',
  auth: 'public',
  field: 'subsector',
};
export const AddSubsector: EndpointOf<Calls['AddSubsector'], 'subsector'> = {
  id: 'AddSubsector',
  method: 'POST',
  path: '/subsector',
  auth: 'signedIn',
  field: 'subsector',
};
export const EditSubsector: EndpointOf<Calls['EditSubsector'], 'subsector'> = {
  id: 'EditSubsector',
  method: 'PUT',
  path: '/subsector/:id',
  auth: 'signedIn',
  field: 'subsector',
};
export const DeleteSubsector: EndpointOf<Calls['DeleteSubsector'], 'message'> = {
  id: 'DeleteSubsector',
  method: 'DELETE',
  path: '/subsector/:id',
  auth: 'signedIn',
  field: 'message',
};
