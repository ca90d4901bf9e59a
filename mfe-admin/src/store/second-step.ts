import {
  addPasskey,
  confirmAuthenticatorApp,
  fetchSecondStep,
  makeRecoveryCodes,
  removeAuthenticatorApp,
  removePasskey,
} from 'api-client';
import { change, readItems, siteApi, type SiteTag } from 'shared-store';

const changed: readonly SiteTag[] = ['session', 'audit'];

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
