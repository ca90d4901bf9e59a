// By its public name, so that it is the copy that the host shares.
import { createSlice, injectSlice } from 'shared-store';
import type { PayloadAction } from '@reduxjs/toolkit';
import { CATALOGUES, type Catalogues } from './catalogues-state';

export type { Catalogue, Catalogues } from './catalogues-state';

const slice = createSlice({
  name: CATALOGUES,
  initialState: (): Catalogues => ({}),
  reducers: {
    cataloguesLoaded: (state, { payload }: PayloadAction<Catalogues>): Catalogues => ({ ...state, ...payload }),
  },
});

injectSlice(slice);

/** Adds the translations of remotes in the language of the document. */
export const { cataloguesLoaded } = slice.actions;
