import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
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

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    checkStarted: (state) => {
      state.hasToken = true;
      state.status = 'checking';
      state.failure = null;
    },
    /** The name or the address changed, or somebody signed in. */
    userLoaded: (_, { payload }: PayloadAction<CurrentUser>): SessionState => ({
      hasToken: true,
      userInfo: payload,
      status: 'signedIn',
      failure: null,
      expired: false,
      kept: null,
    }),
    checkFailed: (_, { payload }: PayloadAction<string>): SessionState => ({ ...signedOut, failure: payload }),
    userCleared: () => signedOut,
    sessionLapsed: ({ userInfo }, { payload }: PayloadAction<{ keepScreen: boolean }>): SessionState => ({
      ...signedOut,
      expired: true,
      kept: payload.keepScreen ? userInfo : null,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    selectUserInfo: (state) => state.userInfo,
  },
});

export const { selectSession, selectUserInfo } = sessionSlice.selectors;
export const { userCleared, userLoaded } = sessionSlice.actions;
