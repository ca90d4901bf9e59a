import type { serviceSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { serviceNames } from './names';
import type { EndpointOf } from '../../endpoints/endpoint';
import type { innerServiceCalls } from './schemas';

export const { GetServices, AddServices, EditServices, DeleteServices } =
  endpointsOf<EndpointsOf<typeof serviceNames, typeof serviceSchemas.calls>>(serviceNames);

type Inner = typeof innerServiceCalls;

/** Answers the whole service, with its new inner service last. */
export const InnerAddServices: EndpointOf<Inner['InnerAddServices'], 'service'> = {
  id: 'InnerAddServices',
  method: 'POST',
  path: '/services/:id/inner',
  auth: 'signedIn',
  field: 'service',
};
export const InnerEditServices: EndpointOf<Inner['InnerEditServices'], 'service'> = {
  id: 'InnerEditServices',
  method: 'PUT',
  path: '/services/:id/inner/:innerId',
  auth: 'signedIn',
  field: 'service',
};
export const InnerDeleteServices: EndpointOf<Inner['InnerDeleteServices'], 'message'> = {
  id: 'InnerDeleteServices',
  method: 'DELETE',
  path: '/services/:id/inner/:innerId',
  auth: 'signedIn',
  field: 'message',
};
