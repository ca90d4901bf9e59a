import type { secondStepCalls } from '../schemas/second-step';
import type { EndpointOf } from './endpoint';
import { ANY_ADMIN } from '../roles';

type Calls = typeof secondStepCalls;

/** The second steps of one's own account. */
export const fetchSecondStep: EndpointOf<Calls['fetchSecondStep'], 'secondStep'> = {
  id: 'fetchSecondStep',
  method: 'GET',
  path: '/auth/second-step',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'secondStep',
};
/** A new secret for an authenticator app. It counts once a code of it was entered, and replaces an earlier one then. */
export const startAuthenticatorApp: EndpointOf<Calls['startAuthenticatorApp']> = {
  id: 'startAuthenticatorApp',
  method: 'POST',
  path: '/auth/second-step/app',
  auth: 'signedIn',
  roles: ANY_ADMIN,
};
export const confirmAuthenticatorApp: EndpointOf<Calls['confirmAuthenticatorApp']> = {
  id: 'confirmAuthenticatorApp',
  method: 'POST',
  path: '/auth/second-step/app/confirm',
  auth: 'signedIn',
  roles: ANY_ADMIN,
};
/** Refused (409) to an owner who has nothing else. */
export const removeAuthenticatorApp: EndpointOf<Calls['removeAuthenticatorApp']> = {
  id: 'removeAuthenticatorApp',
  method: 'POST',
  path: '/auth/second-step/app/remove',
  auth: 'signedIn',
  roles: ANY_ADMIN,
};
/** What the browser needs to make a passkey. */
export const startPasskey: EndpointOf<Calls['startPasskey'], 'options'> = {
  id: 'startPasskey',
  method: 'POST',
  path: '/auth/second-step/passkeys/options',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'options',
};
export const addPasskey: EndpointOf<Calls['addPasskey']> = {
  id: 'addPasskey',
  method: 'POST',
  path: '/auth/second-step/passkeys',
  auth: 'signedIn',
  roles: ANY_ADMIN,
};
/** Refused (409) to an owner who has nothing else. */
export const removePasskey: EndpointOf<Calls['removePasskey']> = {
  id: 'removePasskey',
  method: 'POST',
  path: '/auth/second-step/passkeys/:id/remove',
  auth: 'signedIn',
  roles: ANY_ADMIN,
};
/** Ten new recovery codes; the ones before are void. */
export const makeRecoveryCodes: EndpointOf<Calls['makeRecoveryCodes']> = {
  id: 'makeRecoveryCodes',
  method: 'POST',
  path: '/auth/second-step/recovery-codes',
  auth: 'signedIn',
  roles: ANY_ADMIN,
};
