import { checkUser, logout } from 'api-client';
import type { CurrentUser } from 'api-client';
import { checkFailed, checkStarted, sessionLapsed, userCleared, userLoaded } from './session-slice';
import { privateKeysOf, siteApi } from './site-api';
import { messageOf } from './site-error';
import type { AppThunk } from './store';
import { readToken, removeToken, storeToken } from './token-storage';
import type { TokenChange } from './token-storage';

/** What a toast says after Sign Out. */
export const SIGNED_OUT = 'Logout Successfully';

/**
 * Verifies a stored token when no user is loaded (specification, section 4). On failure the token
 * is removed, and the message for the error toast is in the answer and in `session.failure`.
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
      // Signed out, or in as somebody else, while the answer was on its way.
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

/** Keeps the token and the user that signing in answered. */
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

/** Ends what is being read with the token, and empties the store of what was, and of the answers to changes. */
function forgetPrivate(): AppThunk<void> {
  return (dispatch, getState, services) => {
    const { removeMutationResult, removeQueryResult } = siteApi.internalActions;
    const keys = privateKeysOf(services);
    // The server would refuse what reaches it after the session's end.
    if (keys.size > 0) dispatch(abortReads(keys));
    for (const queryCacheKey of keys) dispatch(removeQueryResult({ queryCacheKey }));
    keys.clear();
    for (const requestId of Object.keys(getState().siteApi.mutations)) dispatch(removeMutationResult({ requestId }));
  };
}

/** Nobody is signed in any more, and nothing private stays: the screens go first, which still show it. */
export function leaveSession(): AppThunk<void> {
  return (dispatch) => {
    dispatch(userCleared());
    dispatch(forgetPrivate());
  };
}

/**
 * Sign Out (specification, section 4): removes the token, clears the user and answers the message
 * to show. The server is told, but not waited for, and its failure changes nothing here.
 */
export function signOut(): AppThunk<string> {
  return (dispatch, _, { call }) => {
    // The call takes the token along before it is removed only if it starts first.
    const told = readToken() ? call(logout) : Promise.resolve();
    told.catch(() => undefined);
    removeToken('signedOut');
    dispatch(leaveSession());
    return SIGNED_OUT;
  };
}

interface Ending {
  /** Something typed was not saved yet: the screen stays as it is, out of sight, until its owner signs in again. */
  readonly keepScreen: boolean;
}

/** The token is dead, whatever the page shows: a call was answered 401, or another tab had that answer. */
export function sessionExpired(ending: Ending): AppThunk<void> {
  return (dispatch, getState) => {
    if (!getState().session.hasToken) return;
    removeToken();
    dispatch(sessionLapsed(ending));
    if (!ending.keepScreen) dispatch(forgetPrivate());
  };
}

/** Somebody signed in anew in another tab: their own screens stay, somebody else's go. */
function followToken(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { call }) => {
    const before = getState().session.userInfo ?? getState().session.kept;
    const token = readToken();
    if (!before || !token) return;
    const answer = await call(checkUser).catch(() => undefined);
    if (readToken() !== token) return;
    if (answer?.userInfo.email !== before.email) dispatch(leaveSession());
    if (answer) dispatch(userLoaded(answer.userInfo));
  };
}

/** Does in this tab what happened to the session in another one. */
export function sessionChangedElsewhere(change: TokenChange, ending: Ending): AppThunk<void> {
  return (dispatch) => {
    if (change === 'replaced') void dispatch(followToken());
    else if (change === 'ended') dispatch(sessionExpired(ending));
    else dispatch(leaveSession());
  };
}
