import { combineSlices } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { interfaceReducer } from './interface-slice';
import { languagesReducer } from './languages-slice';
import { originReducer } from './origin-slice';
import { sessionReducer } from './session-slice';
import { siteApi } from './site-api';

/** Features inject their slices later; see `injectSlice`. */
export const rootReducer = combineSlices({
  siteApi: siteApi.reducer,
  session: sessionReducer,
  interface: interfaceReducer,
  origin: originReducer,
  languages: languagesReducer,
});

/** The same reducer as a feature sees it: without the names of slices in its type. */
const openReducer: { inject(slice: { reducerPath: string; reducer: Reducer }): unknown } = rootReducer;

export type RootState = ReturnType<typeof rootReducer>;

interface LateSlice<Path extends string, State> {
  reducerPath: Path;
  reducer: Reducer<State>;
  getInitialState(): State;
}

/**
 * Adds a feature's slice to every store and returns the selector of its state. Call it where the slice is created; the
 * selector returns the initial state until the first action.
 */
export function injectSlice<Path extends string, State>(slice: LateSlice<Path, State>): (state: RootState) => State {
  openReducer.inject(slice);
  return (state) => {
    const states: object = state;
    return slice.reducerPath in states ? (states as Record<Path, State>)[slice.reducerPath] : slice.getInitialState();
  };
}
