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
  fetchSecondStep: get('/auth/second-step', ANY_ADMIN, { field: 'secondStep', tags: ['session'] }),
  /** A new secret for an authenticator app. Entering a code activates it and replaces an earlier one. */
  startAuthenticatorApp: post('/auth/second-step/app', ANY_ADMIN),
  confirmAuthenticatorApp: post('/auth/second-step/app/confirm', ANY_ADMIN, { changes: ['session', 'audit'] }),
  /** Refused (409) to an owner without another second step. */
  removeAuthenticatorApp: post('/auth/second-step/app/remove', ANY_ADMIN, { changes: ['session', 'audit'] }),
  startPasskey: post('/auth/second-step/passkeys/options', ANY_ADMIN),
  addPasskey: post('/auth/second-step/passkeys', ANY_ADMIN, { changes: ['session', 'audit'] }),
  /** Refused (409) to an owner without another second step. */
  removePasskey: post('/auth/second-step/passkeys/:id/remove', ANY_ADMIN, { changes: ['session', 'audit'] }),
  /** Creates ten new recovery codes and invalidates the previous ones. */
  makeRecoveryCodes: post('/auth/second-step/recovery-codes', ANY_ADMIN, { changes: ['session', 'audit'] }),
});
