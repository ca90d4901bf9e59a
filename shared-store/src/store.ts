import { configureStore } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from './root-reducer';
import type { RootState } from './root-reducer';
import { siteApi } from './site-api';
import type { SiteServices } from './site-services';

export type PreloadedState = Partial<RootState>;

export interface StoreOptions extends SiteServices {
  /** The state that a server rendered with; see `stateForBrowser`. */
  preloadedState?: PreloadedState;
}

/** Makes the store: one per request on a server, one per tab in a browser. */
export function makeStore({ preloadedState, ...services }: StoreOptions) {
  return configureStore({
    reducer: rootReducer,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services as SiteServices } }).concat(siteApi.middleware),
    ...(preloadedState && { preloadedState }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, SiteServices, UnknownAction>;

/**
 * What a browser needs of the state that a server rendered with: queries that have ended, well or
 * badly, so that it first renders what the server did. One that was still running is left out, or
 * the browser would wait for it for ever.
 */
export function stateForBrowser(state: RootState): PreloadedState {
  const { queries, ...api } = state.siteApi;
  const finished = Object.entries(queries).filter(
    ([, query]) => query?.status === 'fulfilled' || query?.status === 'rejected',
  );
  return { ...state, siteApi: { ...api, queries: Object.fromEntries(finished), mutations: {}, subscriptions: {} } };
}
