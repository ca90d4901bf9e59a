import { checkUser, logout } from 'api-client';
import type { CurrentUser } from 'api-client';
import { sessionSlice } from './session-slice';
import { siteApi } from './site-api';
import { messageOf } from './site-error';
import type { AppThunk } from './store';
import { readToken, removeToken, storeToken } from './token-storage';

/** What a toast says after Sign Out. */
export const SIGNED_OUT = 'Logout Successfully';

const { checkStarted, checkFailed, sessionLapsed, userCleared, userLoaded } = sessionSlice.actions;

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

/** What was read with the token goes with it. */
function forget(): AppThunk<void> {
  return (dispatch) => {
    removeToken();
    dispatch(userCleared());
    dispatch(siteApi.util.invalidateTags(['private', 'session']));
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
    dispatch(forget());
    return SIGNED_OUT;
  };
}

/** A call was answered 401: the token is dead, whatever the page shows. */
export function sessionExpired(): AppThunk<void> {
  return (dispatch, getState) => {
    if (!getState().session.hasToken) return;
    dispatch(forget());
    dispatch(sessionLapsed());
  };
}
