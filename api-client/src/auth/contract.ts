import { contract, get, post } from '../contract/contract';
import { EVERYONE } from '../roles';
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
  loginWithGoogle,
  finishLoginWithGoogle,
  setUpFirstAdmin,
  acceptInvitation,
} = contract<typeof authCalls>()({
  /** Whether the Google button works, and whether the first administrator still has to be created. */
  fetchSignInOptions: get('/auth/options', EVERYONE, { field: 'options' }),
  /** Answers the same message for any address. */
  sendOtp: post('/auth/send-otp', EVERYONE),
  /** "Request sent for approval" */
  adminRegister: post('/auth/register', EVERYONE),
  /**
   * Answers `token` and `userInfo`; with `flow`, a one-time `code` instead: see `exchangeCode`. When the account has a
   * second step and the body has no `otp`, the answer is `otpRequired: true` with the account's `methods` and a
   * `challenge` for `passSecondStep` or `passkeyLogin`.
   */
  adminLogin: post('/auth/login', EVERYONE),
  /**
   * Exchanges the one-time code of a sign-in for its token: once, within a minute, and only in the browser whose cookie
   * `sign-in-flow` holds the flow that the code was created for.
   */
  exchangeCode: post('/auth/token', EVERYONE),
  /** The second step with a code from an authenticator app, an email or the recovery codes. */
  passSecondStep: post('/auth/second-step', EVERYONE),
  /** The options to use a passkey: as the second step of a challenge or, without one, instead of a password. */
  startPasskeyLogin: post('/auth/passkey/options', EVERYONE),
  passkeyLogin: post('/auth/passkey', EVERYONE),
  /** Answers the same message for any address. */
  forgetPassword: post('/auth/forgot-password', EVERYONE),
  /** Answers `message` or, for an account with a second step, the same as `adminLogin`; that step sets the password. */
  resetPassword: post('/auth/reset-password', EVERYONE),
  /** Starts a sign-in with Google, which ends at `/login#code=…` or with one of `signInResults`. */
  loginWithGoogle: get('/auth/google/start', EVERYONE, { shape: 'redirect' }),
  finishLoginWithGoogle: get('/auth/google/callback', EVERYONE, { shape: 'redirect' }),
  /** Works once, while there is no administrator. */
  setUpFirstAdmin: post('/auth/setup', EVERYONE),
  /** Creates the invited account and signs it in. 401 for an expired link. */
  acceptInvitation: post('/auth/invitation', EVERYONE),
});
