import { fetchSections } from 'api-client';
import type { Section, SectionPage } from 'api-client';
import { siteApi } from './site-api';
import { request } from './site-endpoints';
import { tagsOf } from './tags';

/** The editable sections of a page. */
export const sectionApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    sectionsOfPage: build.query<Section[], SectionPage>({
      query: (page) => request(fetchSections, { query: { page } }, 'field'),
      transformResponse: (sections: Section[]) =>
        sections.filter(({ visible }) => visible).sort((a, b) => a.order - b.order),
      providesTags: tagsOf(fetchSections),
    }),
  }),
});

export const { useSectionsOfPageQuery } = sectionApi;

/**
 * The home page's section for content of another front end: its heading, text and button. Undefined if the page does
 * not have it.
 */
export function useHomeSection(kind: Section['kind']): Section | undefined {
  return useSectionsOfPageQuery('home').data?.find((section) => section.kind === kind);
}
