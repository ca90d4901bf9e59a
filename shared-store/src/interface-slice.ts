import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Blog, Sector } from 'api-client';
import { userCleared } from './session-slice';

export interface InterfaceState {
  /** Part of the state that the specification names (section 3); the shell's pages move without it. */
  animation: boolean;
  /** Switches on 1 s after load. */
  delayed: boolean;
  /** The blog that Read More chose. */
  selectedBlog: Blog | null;
  /** The footer asked for this section of the home page. */
  clickedClient: boolean;
  clickedService: boolean;
  clickedTestimonial: boolean;
  /** A sector's slug, or its accent. */
  selectedIndustry: string;
  /** The administrator's dialog that is open above whatever page (specification, section 2). */
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

/** The client-side shared state that did not come from the server (specification, section 3). */
export const interfaceSlice = createSlice({
  name: 'interface',
  initialState,
  reducers: {
    /** Specification, section 4: switched on if not already set. */
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
  extraReducers: (builder) => {
    builder.addCase(userCleared, (state) => {
      state.siteDialog = null;
    });
  },
  selectors: {
    selectDelayed: (state) => state.delayed,
    selectSelectedBlog: (state) => state.selectedBlog,
    selectClickedClient: (state) => state.clickedClient,
    selectClickedService: (state) => state.clickedService,
    selectClickedTestimonial: (state) => state.clickedTestimonial,
    selectSelectedIndustry: (state) => state.selectedIndustry,
    selectSiteDialog: (state) => state.siteDialog,
  },
});

export const {
  delayPassed,
  blogSelected,
  clientClicked,
  serviceClicked,
  testimonialClicked,
  industrySelected,
  siteDialogOpened,
} = interfaceSlice.actions;

export const {
  selectDelayed,
  selectSelectedBlog,
  selectClickedClient,
  selectClickedService,
  selectClickedTestimonial,
  selectSelectedIndustry,
  selectSiteDialog,
} = interfaceSlice.selectors;

/** The sector that the selected industry means; the first one when it is gone. */
export function findIndustry(sectors: readonly Sector[], selected: string): Sector | undefined {
  return (
    sectors.find(({ slug }) => slug === selected) ?? sectors.find(({ accent }) => accent === selected) ?? sectors[0]
  );
}
