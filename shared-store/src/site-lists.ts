import {
  fetchAllBlog,
  fetchAllNews,
  fetchLogo,
  fetchSectors,
  GetClients,
  GetFeedbacks,
  GetJobPostings,
  GetProducts,
  GetServices,
} from 'api-client';
import type { SiteSettings } from 'api-client';
import type { RootState } from './root-reducer';
import type { AppThunk } from './store';
import { readOf } from './use-call';

/** Pages load what they show, so of a list that may have 100,000 items only the first one is loaded at the start. */
const FIRST = { query: { limit: 1 } };

const LISTS = [GetServices, GetProducts, fetchAllBlog, fetchAllNews, GetClients, GetFeedbacks, GetJobPostings];

/** The read of any of these lists. */
const listOf = (list: (typeof LISTS)[number]) => readOf(list as typeof GetClients);

const selectLogos = readOf(fetchLogo).select();

/** The site settings: the first item of their list. Undefined until it is loaded. */
export const selectSiteSettings = (state: RootState): SiteSettings | undefined => selectLogos(state).data?.[0];

/** `selectSiteSettings` for components; loads the settings if necessary. */
export function useSiteSettings(): SiteSettings | undefined {
  return readOf(fetchLogo).useQuery(undefined, { selectFromResult: ({ data }) => ({ settings: data?.[0] }) }).settings;
}

/**
 * Loads all data lists at the start of the site (specification, section 4): settings and sectors, which the frame shows,
 * and the first item of each other list, unless the page shows the whole list. They stay for the life of the page; a
 * loaded list is not loaded again. Never rejects: a list that fails is logged to the console, and a component that shows
 * it can load it again.
 */
export function loadSiteLists(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const missing = LISTS.map(listOf).filter((list) => list.select()(getState()).data === undefined);
    await Promise.all([
      dispatch(readOf(fetchLogo).initiate()),
      dispatch(readOf(fetchSectors).initiate()),
      ...missing.map((list) => dispatch(list.initiate(FIRST))),
    ]);
  };
}
