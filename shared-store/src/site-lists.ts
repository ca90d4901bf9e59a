import {
  fetchAllBlog,
  fetchAllNews,
  fetchCategories,
  fetchLogo,
  fetchSectors,
  GetClients,
  GetFeedbacks,
  GetJobPostings,
  GetProducts,
  GetServices,
} from 'api-client';
import type { FieldOf, SiteSettings } from 'api-client';
import type { RootState } from './root-reducer';
import { siteApi } from './site-api';
import { readItems, request } from './site-endpoints';
import type { QueryArgOf } from './site-endpoints';
import type { AppThunk } from './store';

/**
 * The shared lists of products and jobs are first pages only: a catalogue may have 100,000 products, and jobs have long
 * texts.
 */
const FIRST_PAGE = { query: { limit: 100 } };

/** The lists that the whole site shares (specification, sections 3 and 7). */
export const siteLists = siteApi.injectEndpoints({
  endpoints: (build) => ({
    fetchAllBlog: readItems(build, fetchAllBlog, ['blogs']),
    fetchAllNews: readItems(build, fetchAllNews, ['news']),
    GetClients: readItems(build, GetClients, ['clients']),
    GetFeedbacks: readItems(build, GetFeedbacks, ['feedbacks']),
    GetJobPostings: build.query<FieldOf<typeof GetJobPostings>, QueryArgOf<typeof GetJobPostings>>({
      query: (options) => request(GetJobPostings, options ?? FIRST_PAGE, 'field'),
      providesTags: ['job-postings'],
    }),
    GetProducts: build.query<FieldOf<typeof GetProducts>, QueryArgOf<typeof GetProducts>>({
      query: (options) => request(GetProducts, options ?? FIRST_PAGE, 'field'),
      providesTags: ['products'],
    }),
    GetServices: readItems(build, GetServices, ['services']),
    fetchLogo: readItems(build, fetchLogo, ['site-settings']),
    fetchSectors: readItems(build, fetchSectors, ['sectors']),
    fetchCategories: readItems(build, fetchCategories, ['products']),
  }),
});

export const {
  useGetClientsQuery,
  useGetFeedbacksQuery,
  useGetServicesQuery,
  useFetchLogoQuery,
  useFetchSectorsQuery,
  useFetchCategoriesQuery,
} = siteLists;

const selectLogos = siteLists.endpoints.fetchLogo.select();

/** The site settings: the first item of their list. Undefined until it is loaded. */
export const selectSiteSettings = (state: RootState): SiteSettings | undefined => selectLogos(state).data?.[0];

/** `selectSiteSettings` for components; loads the settings if necessary. */
export function useSiteSettings(): SiteSettings | undefined {
  return useFetchLogoQuery(undefined, { selectFromResult: ({ data }) => ({ settings: data?.[0] }) }).settings;
}

/**
 * Loads all data lists at the start of the site (specification, section 4). They stay for the life of the page; a
 * loaded list is not loaded again. Never rejects: a list that fails is logged to the console, and a component that
 * shows it can load it again.
 */
export function loadSiteLists(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { endpoints } = siteLists;
    await Promise.all([
      dispatch(endpoints.fetchLogo.initiate()),
      dispatch(endpoints.fetchSectors.initiate()),
      dispatch(endpoints.GetServices.initiate()),
      dispatch(endpoints.GetProducts.initiate()),
      dispatch(endpoints.fetchAllBlog.initiate()),
      dispatch(endpoints.fetchAllNews.initiate()),
      dispatch(endpoints.GetClients.initiate()),
      dispatch(endpoints.GetFeedbacks.initiate()),
      dispatch(endpoints.GetJobPostings.initiate()),
    ]);
  };
}
