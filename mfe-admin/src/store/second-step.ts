import {
  addPasskey,
  confirmAuthenticatorApp,
  fetchSecondStep,
  makeRecoveryCodes,
  removeAuthenticatorApp,
  removePasskey,
  type Tag,
} from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

const changed: readonly Tag[] = ['session', 'audit'];

export const {
  useSecondStepQuery,
  useSecondStepConfirmAppMutation,
  useSecondStepRemoveAppMutation,
  useSecondStepAddPasskeyMutation,
  useSecondStepRemovePasskeyMutation,
  useSecondStepMakeCodesMutation,
} = siteApi.injectEndpoints({
  endpoints: (build) => ({
    secondStep: readItems(build, fetchSecondStep, ['session']),
    secondStepConfirmApp: change(build, confirmAuthenticatorApp, changed),
    secondStepRemoveApp: change(build, removeAuthenticatorApp, changed),
    secondStepAddPasskey: change(build, addPasskey, changed),
    secondStepRemovePasskey: change(build, removePasskey, changed),
    secondStepMakeCodes: change(build, makeRecoveryCodes, changed),
  }),
});
