import {
  checkSession,
  readToken,
  sessionChangedElsewhere,
  sessionExpired,
  watchToken,
  type AppStore,
} from 'shared-store';
import { notify } from 'ui-kit';
import type { UnsavedInput } from '../updates/unsaved-input';

/**
 * The auth check at start: a stored token is verified; an expired one is removed, and the visitor sees a message
 * (specification, section 4).
 *
 * @returns a function that starts the check once, and resolves when it has ended
 */
export function sessionCheck(store: AppStore): () => Promise<void> {
  let checking: Promise<void> | undefined;
  const check = async (): Promise<void> => {
    if (!readToken()) return;
    const { failure } = await store.dispatch(checkSession());
    if (failure) notify.error(failure);
  };
  return () => (checking ??= check());
}

/** The administration says it in a dialog. */
function sayEnded(): void {
  if (!location.pathname.startsWith('/admin')) notify.error('Your session has ended. Please sign in again.');
}

/**
 * Ends the session when a call finds that the token has expired: the visitor sees a message, and unsaved input stays.
 */
export function endSession(store: AppStore, input: UnsavedInput): void {
  if (!store.getState().session.userInfo) return;
  store.dispatch(sessionExpired({ keepScreen: input.present }));
  sayEnded();
}

/** Follows session changes in other tabs, so that no tab shows content that is no longer allowed. */
export function followOtherTabs(store: AppStore, input: UnsavedInput): void {
  watchToken((change) => {
    const { userInfo } = store.getState().session;
    store.dispatch(sessionChangedElsewhere(change, { keepScreen: input.present }));
    if (!userInfo || change === 'replaced') return;
    if (change === 'ended') sayEnded();
    else notify.info('You have signed out in another tab.');
  });
}
