import {
  deleteContactMessage,
  fetchCategories,
  fetchContactMessages,
  GetProducts,
  fetchNewsletter,
  orderSections,
  previewNewsletter,
  sendNewsletter,
  sendTestNewsletter,
  updateContactMessage,
} from 'api-client';
import type { Product } from 'api-client';
import { change, readAnswer, readItems, request, siteApi } from 'shared-store';

/** As many as are looked through at a glance. */
const SHELF_HITS = 8;

/** What the administration of this remote reads and changes besides what every content type has. */
const contentAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    sectionsOrder: change(build, orderSections, ['sections', 'revisions', 'trash', 'audit', 'dashboard']),
    contactMessagePage: readAnswer(build, fetchContactMessages, ['contact-messages']),
    contactMessageUpdate: change(build, updateContactMessage, ['contact-messages', 'dashboard']),
    contactMessageDelete: change(build, deleteContactMessage, ['contact-messages', 'dashboard', 'audit']),
    shelfSearch: build.query<Pick<Product, '_id' | 'name'>[], string>({
      query: (search) => request(GetProducts, { query: { search, limit: SHELF_HITS } }, 'field'),
      transformResponse: (products: Product[]) => products.map(({ _id, name }) => ({ _id, name })),
      providesTags: ['products'],
    }),
    shelvedNames: build.query<Readonly<Record<string, string>>, string>({
      query: (ids) => request(fetchCategories, { query: { ids } }, 'field'),
      transformResponse: (products: Product[]) => Object.fromEntries(products.map(({ _id, name }) => [_id, name])),
      providesTags: ['products'],
    }),
    newsletterToSend: readItems(build, fetchNewsletter, ['newsletter', 'blogs', 'news', 'subscriptions']),
    newsletterPreview: change(build, previewNewsletter, []),
    newsletterTest: change(build, sendTestNewsletter, []),
    newsletterSend: change(build, sendNewsletter, ['newsletter', 'audit']),
  }),
});

export const {
  useSectionsOrderMutation,
  useShelfSearchQuery,
  useShelvedNamesQuery,
  useContactMessagePageQuery,
  useContactMessageUpdateMutation,
  useContactMessageDeleteMutation,
  useNewsletterToSendQuery,
  useNewsletterPreviewMutation,
  useNewsletterTestMutation,
  useNewsletterSendMutation,
} = contentAdminApi;
