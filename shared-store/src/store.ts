import { configureStore } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from './root-reducer';
import type { RootState } from './root-reducer';
import { stateFromServer, type ServerState } from './server-state';
import { siteApi } from './site-api';
import type { SiteServices } from './site-services';

export interface StoreOptions extends SiteServices {
  /** The state that a server rendered with; see `stateForBrowser`. */
  serverState?: ServerState;
}

/** Creates the store: one per request on a server, one per tab in a browser. */
export function makeStore({ serverState, ...services }: StoreOptions) {
  return configureStore({
    reducer: rootReducer,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services as SiteServices } }).concat(siteApi.middleware),
    ...(serverState && { preloadedState: stateFromServer(serverState) }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, SiteServices, UnknownAction>;
