import type { authCalls } from '../schemas/auth';
import type { EndpointOf } from './endpoint';
import { ANY_ADMIN } from '../roles';

type Calls = typeof authCalls;

/** Whether the Google button works, and whether the first administrator is still to be made. */
export const fetchSignInOptions: EndpointOf<Calls['fetchSignInOptions'], 'options'> = {
  id: 'fetchSignInOptions',
  method: 'GET',
  path: '/auth/options',
  auth: 'public',
  field: 'options',
};
/** The same message for any address. */
export const sendOtp: EndpointOf<Calls['sendOtp'], 'message'> = {
  id: 'sendOtp',
  method: 'POST',
  path: '/auth/send-otp',
  auth: 'public',
  field: 'message',
};
/** "Request sent for approval" */
export const adminRegister: EndpointOf<Calls['adminRegister'], 'message'> = {
  id: 'adminRegister',
  method: 'POST',
  path: '/auth/register',
  auth: 'public',
  field: 'message',
};
/**
 * Answers `token` and `userInfo`; with `flow` a one-time `code` comes in their place: see `exchangeCode`. When the account
 * has a second step and no `otp` came along, the answer is `otpRequired: true` with the `methods` it has and a
 * `challenge` for `passSecondStep` or `passkeyLogin`.
 */
export const adminLogin: EndpointOf<Calls['adminLogin']> = {
  id: 'adminLogin',
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
};
/**
 * Exchanges the one-time code of a sign-in for its token: once, within a minute, and only in the browser whose cookie
 * `sign-in-flow` is the flow that the code was made for.
 */
export const exchangeCode: EndpointOf<Calls['exchangeCode']> = {
  id: 'exchangeCode',
  method: 'POST',
  path: '/auth/token',
  auth: 'public',
};
/** The second step with a code: of an authenticator app, a mail or the recovery codes. */
export const passSecondStep: EndpointOf<Calls['passSecondStep']> = {
  id: 'passSecondStep',
  method: 'POST',
  path: '/auth/second-step',
  auth: 'public',
};
/** What the browser needs to use a passkey: as the second step of a challenge, or, without one, instead of a password. */
export const startPasskeyLogin: EndpointOf<Calls['startPasskeyLogin'], 'options'> = {
  id: 'startPasskeyLogin',
  method: 'POST',
  path: '/auth/passkey/options',
  auth: 'public',
  field: 'options',
};
export const passkeyLogin: EndpointOf<Calls['passkeyLogin']> = {
  id: 'passkeyLogin',
  method: 'POST',
  path: '/auth/passkey',
  auth: 'public',
};
/** The same message for any address. */
export const forgetPassword: EndpointOf<Calls['forgetPassword'], 'message'> = {
  id: 'forgetPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  auth: 'public',
  field: 'message',
};
/** Answers `message`, or, when the account has a second step, what `adminLogin` answers then: passing it sets the password. */
export const resetPassword: EndpointOf<Calls['resetPassword']> = {
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'public',
};
/** The check of the stored token (specification, section 4). */
export const checkUser: EndpointOf<Calls['checkUser'], 'userInfo'> = {
  id: 'checkUser',
  method: 'POST',
  path: '/auth/check-user',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'userInfo',
};
/** With role, two steps and sessions. */
export const getUserInfo: EndpointOf<Calls['getUserInfo'], 'userInfo'> = {
  id: 'getUserInfo',
  method: 'GET',
  path: '/auth/user-info',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'userInfo',
};
/** Where the browser goes to sign in with Google; it ends at `/login#code=…`, or with one of `signInResults`. */
export const loginWithGoogle: EndpointOf<Calls['loginWithGoogle']> = {
  id: 'loginWithGoogle',
  method: 'GET',
  path: '/auth/google/start',
  auth: 'public',
  shape: 'redirect',
};
export const finishLoginWithGoogle: EndpointOf<Calls['finishLoginWithGoogle']> = {
  id: 'finishLoginWithGoogle',
  method: 'GET',
  path: '/auth/google/callback',
  auth: 'public',
  shape: 'redirect',
};
/** The token is dead afterwards. */
export const logout: EndpointOf<Calls['logout'], 'message'> = {
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'message',
};
export const updateAccount: EndpointOf<Calls['updateAccount'], 'userInfo'> = {
  id: 'updateAccount',
  method: 'PUT',
  path: '/auth/account',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'userInfo',
};
export const endSession: EndpointOf<Calls['endSession'], 'message'> = {
  id: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  auth: 'signedIn',
  roles: ANY_ADMIN,
  field: 'message',
};
/** Works once, while there is no administrator. */
export const setUpFirstAdmin: EndpointOf<Calls['setUpFirstAdmin']> = {
  id: 'setUpFirstAdmin',
  method: 'POST',
  path: '/auth/setup',
  auth: 'public',
};
/** Makes the account that an invitation promises, and signs in. 401 for a link that has ended. */
export const acceptInvitation: EndpointOf<Calls['acceptInvitation']> = {
  id: 'acceptInvitation',
  method: 'POST',
  path: '/auth/invitation',
  auth: 'public',
};
