import { contract, del, get, post, put } from '../contract/contract';
import { ANY_ADMIN, EVERYONE } from '../roles';
import type { authCalls } from './schemas';

export const {
  fetchSignInOptions,
  sendOtp,
  adminRegister,
  adminLogin,
  exchangeCode,
  passSecondStep,
  startPasskeyLogin,
  passkeyLogin,
  forgetPassword,
  resetPassword,
  checkUser,
  getUserInfo,
  loginWithGoogle,
  finishLoginWithGoogle,
  logout,
  updateAccount,
  endSession,
  setUpFirstAdmin,
  acceptInvitation,
} = contract<typeof authCalls>()({
  /** Whether the Google button works, and whether the first administrator is still to be made. */
  fetchSignInOptions: get('/auth/options', EVERYONE, { field: 'options' }),
  /** The same message for any address. */
  sendOtp: post('/auth/send-otp', EVERYONE),
  /** "Request sent for approval" */
  adminRegister: post('/auth/register', EVERYONE),
  /**
   * Answers `token` and `userInfo`; with `flow` a one-time `code` comes in their place: see `exchangeCode`. When the account
   * has a second step and no `otp` came along, the answer is `otpRequired: true` with the `methods` it has and a
   * `challenge` for `passSecondStep` or `passkeyLogin`.
   */
  adminLogin: post('/auth/login', EVERYONE),
  /**
   * Exchanges the one-time code of a sign-in for its token: once, within a minute, and only in the browser whose cookie
   * `sign-in-flow` is the flow that the code was made for.
   */
  exchangeCode: post('/auth/token', EVERYONE),
  /** The second step with a code: of an authenticator app, a mail or the recovery codes. */
  passSecondStep: post('/auth/second-step', EVERYONE),
  /** What the browser needs to use a passkey: as the second step of a challenge, or, without one, instead of a password. */
  startPasskeyLogin: post('/auth/passkey/options', EVERYONE),
  passkeyLogin: post('/auth/passkey', EVERYONE),
  /** The same message for any address. */
  forgetPassword: post('/auth/forgot-password', EVERYONE),
  /** Answers `message`, or, when the account has a second step, what `adminLogin` answers then: passing it sets the password. */
  resetPassword: post('/auth/reset-password', EVERYONE),
  /** The check of the stored token (specification, section 4). */
  checkUser: post('/auth/check-user', ANY_ADMIN),
  /** With role, two steps and sessions. */
  getUserInfo: get('/auth/user-info', ANY_ADMIN, { field: 'userInfo', tags: ['session'] }),
  /** Where the browser goes to sign in with Google; it ends at `/login#code=…`, or with one of `signInResults`. */
  loginWithGoogle: get('/auth/google/start', EVERYONE, { shape: 'redirect' }),
  finishLoginWithGoogle: get('/auth/google/callback', EVERYONE, { shape: 'redirect' }),
  /** The token is dead afterwards. */
  logout: post('/auth/logout', ANY_ADMIN),
  updateAccount: put('/auth/account', ANY_ADMIN, { changes: ['session', 'admins', 'audit'] }),
  endSession: del('/auth/sessions/:id', ANY_ADMIN, { changes: ['session'] }),
  /** Works once, while there is no administrator. */
  setUpFirstAdmin: post('/auth/setup', EVERYONE),
  /** Makes the account that an invitation promises, and signs in. 401 for a link that has ended. */
  acceptInvitation: post('/auth/invitation', EVERYONE),
});
