import { contract, get, post } from '../contract/contract';
import { ANY_ADMIN } from '../roles';
import type { secondStepCalls } from './schemas';

export const {
  fetchSecondStep,
  startAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startPasskey,
  addPasskey,
  removePasskey,
  makeRecoveryCodes,
} = contract<typeof secondStepCalls>()({
  /** The second steps of one's own account. */
  fetchSecondStep: get('/auth/second-step', ANY_ADMIN, { field: 'secondStep', tags: ['session'] }),
  /** A new secret for an authenticator app. It counts once a code of it was entered, and replaces an earlier one then. */
  startAuthenticatorApp: post('/auth/second-step/app', ANY_ADMIN),
  confirmAuthenticatorApp: post('/auth/second-step/app/confirm', ANY_ADMIN, { changes: ['session', 'audit'] }),
  /** Refused (409) to an owner who has nothing else. */
  removeAuthenticatorApp: post('/auth/second-step/app/remove', ANY_ADMIN, { changes: ['session', 'audit'] }),
  /** What the browser needs to make a passkey. */
  startPasskey: post('/auth/second-step/passkeys/options', ANY_ADMIN),
  addPasskey: post('/auth/second-step/passkeys', ANY_ADMIN, { changes: ['session', 'audit'] }),
  /** Refused (409) to an owner who has nothing else. */
  removePasskey: post('/auth/second-step/passkeys/:id/remove', ANY_ADMIN, { changes: ['session', 'audit'] }),
  /** Ten new recovery codes; the ones before are void. */
  makeRecoveryCodes: post('/auth/second-step/recovery-codes', ANY_ADMIN, { changes: ['session', 'audit'] }),
});
