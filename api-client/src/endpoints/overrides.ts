import type { overrideCalls } from '../schemas/overrides';
import type { EndpointOf } from './endpoint';
import { ANY_ADMIN } from '../roles';

type Calls = typeof overrideCalls;

/**
 * Lets this browser, for 15 minutes or until its session ends, have one remote from one address: the answer sets the
 * cookie `override-grant`, which the site's server holds against `?mf.<remote>=<address>`.
 */
export const grantOverride: EndpointOf<Calls['grantOverride'], 'message'> = {
  id: 'grantOverride',
  method: 'POST',
  path: '/auth/override-grants',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'message',
};
