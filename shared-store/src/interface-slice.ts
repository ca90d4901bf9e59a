import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Blog, Sector } from 'api-client';
import { userCleared } from './session-slice';

export interface InterfaceState {
  /** The specification names this part of the state (section 3); the shell's page transition does not use it. */
  animation: boolean;
  /** Set 1 s after load. */
  delayed: boolean;
  /** The blog whose Read More was clicked. */
  selectedBlog: Blog | null;
  /** Set when the footer's link to this section of the home page was clicked. */
  clickedClient: boolean;
  clickedService: boolean;
  clickedTestimonial: boolean;
  /** A sector's slug, or its accent. */
  selectedIndustry: string;
  /** The administrator's dialog that is open above any page (specification, section 2). */
  siteDialog: SiteDialog | null;
}

/** “Change Logo” and “Change Website Details”. */
export type SiteDialog = 'logo' | 'details';

const initialState: InterfaceState = {
  animation: false,
  delayed: false,
  selectedBlog: null,
  clickedClient: false,
  clickedService: false,
  clickedTestimonial: false,
  selectedIndustry: 'renewable',
  siteDialog: null,
};

/** The shared client-side state that did not come from the server (specification, section 3). */
const interfaceSlice = createSlice({
  name: 'interface',
  initialState,
  reducers: {
    /** Specification, section 4: set if not already set. */
    delayPassed: (state) => {
      state.delayed = true;
    },
    blogSelected: (state, { payload }: PayloadAction<Blog | null>) => {
      state.selectedBlog = payload;
    },
    clientClicked: (state, { payload }: PayloadAction<boolean>) => {
      state.clickedClient = payload;
    },
    serviceClicked: (state, { payload }: PayloadAction<boolean>) => {
      state.clickedService = payload;
    },
    testimonialClicked: (state, { payload }: PayloadAction<boolean>) => {
      state.clickedTestimonial = payload;
    },
    industrySelected: (state, { payload }: PayloadAction<string>) => {
      state.selectedIndustry = payload;
    },
    siteDialogOpened: (state, { payload }: PayloadAction<SiteDialog | null>) => {
      state.siteDialog = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(userCleared, (state) => {
      state.siteDialog = null;
    }),
});

export const interfaceReducer = interfaceSlice.reducer;
export const {
  delayPassed,
  blogSelected,
  clientClicked,
  serviceClicked,
  testimonialClicked,
  industrySelected,
  siteDialogOpened,
} = interfaceSlice.actions;

const select =
  <Key extends keyof InterfaceState>(key: Key) =>
  (state: { readonly interface: InterfaceState }): InterfaceState[Key] =>
    state.interface[key];

export const selectDelayed = select('delayed');
export const selectSelectedBlog = select('selectedBlog');
export const selectClickedClient = select('clickedClient');
export const selectClickedService = select('clickedService');
export const selectClickedTestimonial = select('clickedTestimonial');
export const selectSelectedIndustry = select('selectedIndustry');
export const selectSiteDialog = select('siteDialog');

/** The sector of the selected industry; the first one when it no longer exists. */
export function findIndustry(sectors: readonly Sector[], selected: string): Sector | undefined {
  return (
    sectors.find(({ slug }) => slug === selected) ?? sectors.find(({ accent }) => accent === selected) ?? sectors[0]
  );
}
