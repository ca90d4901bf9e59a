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
// By its public name, so that this code is not part of the host's first download.
import { readOf, type AppThunk } from 'shared-store';

/** Pages load what they show, so of a list that may have 100,000 items only the first one is loaded at the start. */
const FIRST = { query: { limit: 1 } };

const LISTS = [GetServices, GetProducts, fetchAllBlog, fetchAllNews, GetClients, GetFeedbacks, GetJobPostings];

/** The read of any of these lists. */
const listOf = (list: (typeof LISTS)[number]) => readOf(list as typeof GetClients);

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
