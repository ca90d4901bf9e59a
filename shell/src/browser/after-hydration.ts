import type { AppStore } from 'shared-store';
import { startSession } from './session';

/** What can wait until the page answers: toasts, the auth check, the lists of the whole site. */
export function afterHydration(store: AppStore): void {
  void import(/* webpackChunkName: "toaster" */ './toaster').then(({ mountToaster }) => mountToaster());
  startSession(store);
}
