import { checkSession, readToken, sessionExpired, type AppStore } from 'shared-store';
import { notify } from 'ui-kit';

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

/** A call found the token dead while the page was open: the visitor is told, and what was typed stays. */
export function endSession(store: AppStore): void {
  if (!store.getState().session.userInfo) return;
  store.dispatch(sessionExpired());
  notify.error('Your session has ended. Please sign in again.');
}
