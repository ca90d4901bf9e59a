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
 * The auth check at start: a stored token is verified; a dead one is removed and said so (specification, section 4).
 *
 * @returns a function that starts the check once, and answers when it has ended
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

const ENDED = 'Your session has ended. Please sign in again.';

/** A call found the token dead while the page was open: the visitor is told, and what was typed stays. */
export function endSession(store: AppStore, input: UnsavedInput): void {
  if (!store.getState().session.userInfo) return;
  store.dispatch(sessionExpired({ keepScreen: input.present }));
  notify.error(ENDED);
}

/** Follows what other tabs do to the session, so that no tab goes on showing what it should not. */
export function followOtherTabs(store: AppStore, input: UnsavedInput): void {
  watchToken((change) => {
    const { userInfo } = store.getState().session;
    store.dispatch(sessionChangedElsewhere(change, { keepScreen: input.present }));
    if (!userInfo || change === 'replaced') return;
    if (change === 'ended') notify.error(ENDED);
    else notify.info('You have signed out in another tab.');
  });
}
