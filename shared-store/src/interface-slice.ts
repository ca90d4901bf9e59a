import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
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

/** Specification, section 4: switched on if not already set. */
export const delayPassed = createAction('interface/delayPassed');
export const blogSelected = createAction<Blog | null>('interface/blogSelected');
export const clientClicked = createAction<boolean>('interface/clientClicked');
export const serviceClicked = createAction<boolean>('interface/serviceClicked');
export const testimonialClicked = createAction<boolean>('interface/testimonialClicked');
export const industrySelected = createAction<string>('interface/industrySelected');
export const siteDialogOpened = createAction<SiteDialog | null>('interface/siteDialogOpened');

/** The client-side shared state that did not come from the server (specification, section 3). */
export function interfaceReducer(state = initialState, action: UnknownAction): InterfaceState {
  if (delayPassed.match(action)) return { ...state, delayed: true };
  if (blogSelected.match(action)) return { ...state, selectedBlog: action.payload };
  if (clientClicked.match(action)) return { ...state, clickedClient: action.payload };
  if (serviceClicked.match(action)) return { ...state, clickedService: action.payload };
  if (testimonialClicked.match(action)) return { ...state, clickedTestimonial: action.payload };
  if (industrySelected.match(action)) return { ...state, selectedIndustry: action.payload };
  if (siteDialogOpened.match(action)) return { ...state, siteDialog: action.payload };
  if (userCleared.match(action) && state.siteDialog) return { ...state, siteDialog: null };
  return state;
}

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

/** The sector that the selected industry means; the first one when it is gone. */
export function findIndustry(sectors: readonly Sector[], selected: string): Sector | undefined {
  return (
    sectors.find(({ slug }) => slug === selected) ?? sectors.find(({ accent }) => accent === selected) ?? sectors[0]
  );
}
