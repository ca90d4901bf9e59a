import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { CurrentUser } from 'api-client';

export interface SessionState {
  /** A token is stored. It proves nothing until it was checked. */
  hasToken: boolean;
  /** The signed-in person; the user menu and the edit buttons appear when it is set. */
  userInfo: CurrentUser | null;
  /** `unknown` until the start of the site has looked for a token. */
  status: 'unknown' | 'checking' | 'signedIn' | 'signedOut';
  /** Why the last check failed, for the error toast. */
  failure: string | null;
  /** The session ended by itself while the page was open, as opposed to Sign Out. */
  expired: boolean;
  /** Whose screen stays, out of sight, after that, because something typed in it was not saved yet. */
  kept: CurrentUser | null;
}

const initialState: SessionState = {
  hasToken: false,
  userInfo: null,
  status: 'unknown',
  failure: null,
  expired: false,
  kept: null,
};

const signedOut: SessionState = { ...initialState, status: 'signedOut' };

export const checkStarted = createAction('session/checkStarted');
/** The name or the address changed, or somebody signed in. */
export const userLoaded = createAction<CurrentUser>('session/userLoaded');
export const checkFailed = createAction<string>('session/checkFailed');
export const userCleared = createAction('session/userCleared');
export const sessionLapsed = createAction<{ keepScreen: boolean }>('session/sessionLapsed');

export function sessionReducer(state = initialState, action: UnknownAction): SessionState {
  if (checkStarted.match(action)) return { ...state, hasToken: true, status: 'checking', failure: null };
  if (userLoaded.match(action))
    return { ...initialState, hasToken: true, userInfo: action.payload, status: 'signedIn' };
  if (checkFailed.match(action)) return { ...signedOut, failure: action.payload };
  if (userCleared.match(action)) return signedOut;
  if (sessionLapsed.match(action))
    return { ...signedOut, expired: true, kept: action.payload.keepScreen ? state.userInfo : null };
  return state;
}

interface WithSession {
  readonly session: SessionState;
}

export const selectSession = ({ session }: WithSession): SessionState => session;
export const selectUserInfo = ({ session }: WithSession): CurrentUser | null => session.userInfo;
