import { fetchSections } from 'api-client';
import type { Section, SectionPage } from 'api-client';
import { siteApi } from './site-api';
import { request } from './site-endpoints';

/** The editable sections of a page. */
export const sectionApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    sectionsOfPage: build.query<Section[], SectionPage>({
      query: (page) => request(fetchSections, { query: { page } }, 'field'),
      transformResponse: (sections: Section[]) =>
        sections.filter(({ visible }) => visible).sort((a, b) => a.order - b.order),
      providesTags: ['sections'],
    }),
  }),
});

export const { useSectionsOfPageQuery } = sectionApi;

/**
 * The section in which the home page shows what another front end fills: its heading, text and button. Undefined where
 * it is not on the page.
 */
export function useHomeSection(kind: Section['kind']): Section | undefined {
  return useSectionsOfPageQuery('home').data?.find((section) => section.kind === kind);
}
