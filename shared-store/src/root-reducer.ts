import { combineSlices } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { interfaceReducer } from './interface-slice';
import { originReducer } from './origin-slice';
import { sessionReducer } from './session-slice';
import { siteApi } from './site-api';

/** Slices of features join later; see `injectSlice`. */
export const rootReducer = combineSlices({
  siteApi: siteApi.reducer,
  session: sessionReducer,
  interface: interfaceReducer,
  origin: originReducer,
});

/** The same reducer as a feature sees it: it knows no names beforehand. */
const openReducer: { inject(slice: { reducerPath: string; reducer: Reducer }): unknown } = rootReducer;

export type RootState = ReturnType<typeof rootReducer>;

interface LateSlice<Path extends string, State> {
  reducerPath: Path;
  reducer: Reducer<State>;
  getInitialState(): State;
}

/**
 * Adds a feature's slice to every store and answers the selector of its state. Call it where the
 * slice is made; the selector answers the initial state until the first action has passed.
 */
export function injectSlice<Path extends string, State>(slice: LateSlice<Path, State>): (state: RootState) => State {
  openReducer.inject(slice);
  return (state) => {
    const states: object = state;
    return slice.reducerPath in states ? (states as Record<Path, State>)[slice.reducerPath] : slice.getInitialState();
  };
}
