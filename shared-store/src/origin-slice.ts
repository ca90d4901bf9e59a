import { createSlice } from '@reduxjs/toolkit';

/**
 * The site's public origin, as the server was configured with it, for instance `https://www.example.com`: whatever is
 * written down or passed on (canonical links, structured data, shared links) is made of it, and not of the address by
 * which somebody happens to visit.
 */
export const originSlice = createSlice({
  name: 'origin',
  initialState: '',
  reducers: {},
  selectors: { selectOrigin: (state) => state },
});

export const { selectOrigin } = originSlice.selectors;
