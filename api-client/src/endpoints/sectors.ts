import type { sectorCalls } from '../schemas/sectors';
import type { EndpointOf } from './endpoint';

type Calls = typeof sectorCalls;

/** A bare array in order, never empty once the site is set up. */
export const fetchSectors: EndpointOf<Calls['fetchSectors']> = {
  id: 'fetchSectors',
  method: 'GET',
  path: '/sectors',
  auth: 'public',
  shape: 'array',
};
export const AddSector: EndpointOf<Calls['AddSector'], 'sector'> = {
  id: 'AddSector',
  method: 'POST',
  path: '/sectors',
  auth: 'signedIn',
  field: 'sector',
};
export const EditSector: EndpointOf<Calls['EditSector'], 'sector'> = {
  id: 'EditSector',
  method: 'PUT',
  path: '/sectors/:id',
  auth: 'signedIn',
  field: 'sector',
};
export const DeleteSector: EndpointOf<Calls['DeleteSector'], 'message'> = {
  id: 'DeleteSector',
  method: 'DELETE',
  path: '/sectors/:id',
  auth: 'signedIn',
  field: 'message',
};
