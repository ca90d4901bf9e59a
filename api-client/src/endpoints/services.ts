import type { serviceCalls } from '../schemas/services';
import type { EndpointOf } from './endpoint';

type Calls = typeof serviceCalls;

export const GetServices: EndpointOf<Calls['GetServices'], 'services'> = {
  id: 'GetServices',
  method: 'GET',
  path: '/services',
  auth: 'public',
  field: 'services',
};
export const AddServices: EndpointOf<Calls['AddServices'], 'service'> = {
  id: 'AddServices',
  method: 'POST',
  path: '/services',
  auth: 'signedIn',
  field: 'service',
};
export const EditServices: EndpointOf<Calls['EditServices'], 'service'> = {
  id: 'EditServices',
  method: 'PUT',
  path: '/services/:id',
  auth: 'signedIn',
  field: 'service',
};
export const DeleteServices: EndpointOf<Calls['DeleteServices'], 'message'> = {
  id: 'DeleteServices',
  method: 'DELETE',
  path: '/services/:id',
  auth: 'signedIn',
  field: 'message',
};
/** Answers the whole service, with its new inner service last. */
export const InnerAddServices: EndpointOf<Calls['InnerAddServices'], 'service'> = {
  id: 'InnerAddServices',
  method: 'POST',
  path: '/services/:id/inner',
  auth: 'signedIn',
  field: 'service',
};
export const InnerEditServices: EndpointOf<Calls['InnerEditServices'], 'service'> = {
  id: 'InnerEditServices',
  method: 'PUT',
  path: '/services/:id/inner/:innerId',
  auth: 'signedIn',
  field: 'service',
};
export const InnerDeleteServices: EndpointOf<Calls['InnerDeleteServices'], 'message'> = {
  id: 'InnerDeleteServices',
  method: 'DELETE',
  path: '/services/:id/inner/:innerId',
  auth: 'signedIn',
  field: 'message',
};
