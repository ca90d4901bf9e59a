import type { formerAddressCalls } from '../schemas/former-addresses';
import type { EndpointOf } from './endpoint';
import { OWNERS } from '../roles';

type Calls = typeof formerAddressCalls;

/** Where something is now that was at a path before, or where an owner's redirect leads. */
export const findFormerAddress: EndpointOf<Calls['findFormerAddress'], 'to'> = {
  id: 'findFormerAddress',
  method: 'GET',
  path: '/former-addresses',
  auth: 'public',
  field: 'to',
};
/** Counts pages that were asked for and are not there. The site's servers send it. */
export const reportMissingAddresses: EndpointOf<Calls['reportMissingAddresses']> = {
  id: 'reportMissingAddresses',
  method: 'POST',
  path: '/missing-addresses',
  auth: 'public',
  shape: 'empty',
};
/** Those asked for most first. */
export const fetchMissingAddresses: EndpointOf<Calls['fetchMissingAddresses'], 'addresses'> = {
  id: 'fetchMissingAddresses',
  method: 'GET',
  path: '/missing-addresses',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'addresses',
};
export const dismissMissingAddress: EndpointOf<Calls['dismissMissingAddress'], 'message'> = {
  id: 'dismissMissingAddress',
  method: 'DELETE',
  path: '/missing-addresses/:id',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
