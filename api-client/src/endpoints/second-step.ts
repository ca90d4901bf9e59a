import type { secondStepCalls } from '../schemas/second-step';
import type { EndpointOf } from './endpoint';

type Calls = typeof secondStepCalls;

/** The second steps of one's own account. */
export const fetchSecondStep: EndpointOf<Calls['fetchSecondStep'], 'secondStep'> = {
  id: 'fetchSecondStep',
  method: 'GET',
  path: '/auth/second-step',
  auth: 'signedIn',
  field: 'secondStep',
};
/** A new secret for an authenticator app. It counts once a code of it was entered, and replaces an earlier one then. */
export const startAuthenticatorApp: EndpointOf<Calls['startAuthenticatorApp']> = {
  id: 'startAuthenticatorApp',
  method: 'POST',
  path: '/auth/second-step/app',
  auth: 'signedIn',
};
export const confirmAuthenticatorApp: EndpointOf<Calls['confirmAuthenticatorApp']> = {
  id: 'confirmAuthenticatorApp',
  method: 'POST',
  path: '/auth/second-step/app/confirm',
  auth: 'signedIn',
};
/** Refused (409) to an owner who has nothing else. */
export const removeAuthenticatorApp: EndpointOf<Calls['removeAuthenticatorApp']> = {
  id: 'removeAuthenticatorApp',
  method: 'POST',
  path: '/auth/second-step/app/remove',
  auth: 'signedIn',
};
/** What the browser needs to make a passkey. */
export const startPasskey: EndpointOf<Calls['startPasskey'], 'options'> = {
  id: 'startPasskey',
  method: 'POST',
  path: '/auth/second-step/passkeys/options',
  auth: 'signedIn',
  field: 'options',
};
export const addPasskey: EndpointOf<Calls['addPasskey']> = {
  id: 'addPasskey',
  method: 'POST',
  path: '/auth/second-step/passkeys',
  auth: 'signedIn',
};
/** Refused (409) to an owner who has nothing else. */
export const removePasskey: EndpointOf<Calls['removePasskey']> = {
  id: 'removePasskey',
  method: 'POST',
  path: '/auth/second-step/passkeys/:id/remove',
  auth: 'signedIn',
};
/** Ten new recovery codes; the ones before are void. */
export const makeRecoveryCodes: EndpointOf<Calls['makeRecoveryCodes']> = {
  id: 'makeRecoveryCodes',
  method: 'POST',
  path: '/auth/second-step/recovery-codes',
  auth: 'signedIn',
};
