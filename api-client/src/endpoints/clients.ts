import type { clientCalls } from '../schemas/clients';
import type { EndpointOf } from './endpoint';

type Calls = typeof clientCalls;

/** In order; hidden clients only with a token and a `status`. */
export const GetClients: EndpointOf<Calls['GetClients'], 'clients'> = {
  id: 'GetClients',
  method: 'GET',
  path: '/clients',
  auth: 'public',
  field: 'clients',
};
export const Addclient: EndpointOf<Calls['Addclient'], 'client'> = {
  id: 'Addclient',
  method: 'POST',
  path: '/clients',
  auth: 'signedIn',
  field: 'client',
};
export const Editclient: EndpointOf<Calls['Editclient'], 'client'> = {
  id: 'Editclient',
  method: 'PUT',
  path: '/clients/:id',
  auth: 'signedIn',
  field: 'client',
};
export const Deleteclient: EndpointOf<Calls['Deleteclient'], 'message'> = {
  id: 'Deleteclient',
  method: 'DELETE',
  path: '/clients/:id',
  auth: 'signedIn',
  field: 'message',
};
