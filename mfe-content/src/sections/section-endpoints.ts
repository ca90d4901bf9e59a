import { fetchSections } from 'api-client';
import type { Section, SectionPage } from 'api-client';
import { request, siteApi } from 'shared-store';

/** The editable sections of the home and about pages. */
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
