import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser } from 'api-client';

export interface SessionState {
  /** Whether a token is stored. It proves nothing until it was checked. */
  hasToken: boolean;
  /** The signed-in user; the user menu and the edit buttons appear when it is set. */
  userInfo: CurrentUser | null;
  /** `unknown` until the site's start has looked for a token. */
  status: 'unknown' | 'checking' | 'signedIn' | 'signedOut';
  /** Why the last check failed, for the error toast. */
  failure: string | null;
  /** Whether the session expired while the page was open, as opposed to Sign Out. */
  expired: boolean;
  /** The user whose screen stays hidden after the session expired, because it has unsaved input. */
  expiredUser: CurrentUser | null;
}

const initialState: SessionState = {
  hasToken: false,
  userInfo: null,
  status: 'unknown',
  failure: null,
  expired: false,
  expiredUser: null,
};

const signedOut: SessionState = { ...initialState, status: 'signedOut' };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    checkStarted: (state) => ({ ...state, hasToken: true, status: 'checking', failure: null }),
    /** Also dispatched when the name or the address changes. */
    userLoaded: (_, { payload }: PayloadAction<CurrentUser>) => ({
      ...initialState,
      hasToken: true,
      userInfo: payload,
      status: 'signedIn',
    }),
    checkFailed: (_, { payload }: PayloadAction<string>) => ({ ...signedOut, failure: payload }),
    userCleared: () => signedOut,
    sessionLapsed: ({ userInfo }, { payload }: PayloadAction<{ keepScreen: boolean }>) => ({
      ...signedOut,
      expired: true,
      expiredUser: payload.keepScreen ? userInfo : null,
    }),
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { checkStarted, userLoaded, checkFailed, userCleared, sessionLapsed } = sessionSlice.actions;

interface WithSession {
  readonly session: SessionState;
}

export const selectSession = ({ session }: WithSession): SessionState => session;
export const selectUserInfo = ({ session }: WithSession): CurrentUser | null => session.userInfo;
