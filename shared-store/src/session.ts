import { checkUser, logout } from 'api-client';
import type { CurrentUser } from 'api-client';
import { checkFailed, checkStarted, sessionLapsed, userCleared, userLoaded } from './session-slice';
import { privateKeysOf, siteApi } from './site-api';
import { messageOf } from './site-error';
import type { AppThunk } from './store';
import { readToken, removeToken, storeToken } from './token-storage';
import type { TokenChange } from './token-storage';

/** The toast after Sign Out. */
export const SIGNED_OUT = 'Logout Successfully';

/**
 * Verifies a stored token when no user is loaded (specification, section 4). On failure the token is removed, and the
 * message for the error toast is in the result and in `session.failure`.
 */
export function checkSession(): AppThunk<Promise<{ userInfo?: CurrentUser; failure?: string }>> {
  return async (dispatch, getState, { call }) => {
    const { userInfo, status } = getState().session;
    if (userInfo) return { userInfo };
    if (status === 'checking') return {};
    const token = readToken();
    if (!token) {
      dispatch(userCleared());
      return {};
    }
    dispatch(checkStarted());
    try {
      const answer = await call(checkUser);
      // The user signed out, or another user signed in, while the answer was pending.
      if (readToken() !== token) return {};
      dispatch(userLoaded(answer.userInfo));
      return { userInfo: answer.userInfo };
    } catch (error) {
      const failure = messageOf(error);
      if (readToken() === token) {
        removeToken();
        dispatch(checkFailed(failure));
      }
      return { failure };
    }
  };
}

/** Stores the token and the user of a successful sign-in. */
export function signIn({ token, userInfo }: { token: string; userInfo: CurrentUser }): AppThunk<void> {
  return (dispatch) => {
    storeToken(token);
    dispatch(userLoaded(userInfo));
  };
}

function abortReads(keys: ReadonlySet<string>): AppThunk<void> {
  return (dispatch) => {
    const running = dispatch(siteApi.util.getRunningQueriesThunk());
    for (const read of running) if (keys.has(read.queryCacheKey)) read.abort();
  };
}

/** Aborts the reads with the token, and removes their results and the results of mutations from the store. */
function forgetPrivate(): AppThunk<void> {
  return (dispatch, getState, services) => {
    const { removeMutationResult, removeQueryResult } = siteApi.internalActions;
    const keys = privateKeysOf(services);
    // The server would refuse later reads after the session's end.
    if (keys.size > 0) dispatch(abortReads(keys));
    for (const queryCacheKey of keys) dispatch(removeQueryResult({ queryCacheKey }));
    keys.clear();
    for (const requestId of Object.keys(getState().siteApi.mutations)) dispatch(removeMutationResult({ requestId }));
  };
}

/** Ends the session and removes private data: first the screens that still show it. */
export function leaveSession(): AppThunk<void> {
  return (dispatch) => {
    dispatch(userCleared());
    dispatch(forgetPrivate());
  };
}

/**
 * Sign Out (specification, section 4): removes the token, clears the user and returns the message to show. The server
 * is notified without waiting, and its failure changes nothing here.
 */
export function signOut(): AppThunk<string> {
  return (dispatch, _, { call }) => {
    // The call has to start before the token is removed, because it sends the token.
    const loggedOut = readToken() ? call(logout) : Promise.resolve();
    loggedOut.catch(() => undefined);
    removeToken('signedOut');
    dispatch(leaveSession());
    return SIGNED_OUT;
  };
}

interface Ending {
  /** Whether a screen has unsaved input: it stays hidden until the same user signs in again. */
  readonly keepScreen: boolean;
}

/** Ends an expired session: a call was answered 401, here or in another tab. */
export function sessionExpired(ending: Ending): AppThunk<void> {
  return (dispatch, getState) => {
    if (!getState().session.hasToken) return;
    removeToken();
    dispatch(sessionLapsed(ending));
    if (!ending.keepScreen) dispatch(forgetPrivate());
  };
}

/** Handles a new sign-in in another tab: the same user's screens stay, another user's are removed. */
function followToken(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { call }) => {
    const before = getState().session.userInfo ?? getState().session.expiredUser;
    const token = readToken();
    if (!before || !token) return;
    const answer = await call(checkUser).catch(() => undefined);
    if (readToken() !== token) return;
    if (answer?.userInfo.email !== before.email) dispatch(leaveSession());
    if (answer) dispatch(userLoaded(answer.userInfo));
  };
}

/** Applies another tab's session change to this tab. */
export function sessionChangedElsewhere(change: TokenChange, ending: Ending): AppThunk<void> {
  return (dispatch) => {
    if (change === 'replaced') void dispatch(followToken());
    else if (change === 'ended') dispatch(sessionExpired(ending));
    else dispatch(leaveSession());
  };
}
