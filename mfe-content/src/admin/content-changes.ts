import {
  deleteContactMessage,
  fetchContactMessages,
  fetchNewsletter,
  orderSections,
  previewNewsletter,
  sendNewsletter,
  sendTestNewsletter,
  updateContactMessage,
} from 'api-client';
import { change, readAnswer, readItems, siteApi } from 'shared-store';

/** What the administration of this remote reads and changes besides what every content type has. */
const contentAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    sectionsOrder: change(build, orderSections, ['sections', 'revisions', 'trash', 'audit', 'dashboard']),
    contactMessagePage: readAnswer(build, fetchContactMessages, ['contact-messages']),
    contactMessageUpdate: change(build, updateContactMessage, ['contact-messages', 'dashboard']),
    contactMessageDelete: change(build, deleteContactMessage, ['contact-messages', 'dashboard', 'audit']),
    newsletterToSend: readItems(build, fetchNewsletter, ['newsletter', 'blogs', 'news', 'subscriptions']),
    newsletterPreview: change(build, previewNewsletter, []),
    newsletterTest: change(build, sendTestNewsletter, []),
    newsletterSend: change(build, sendNewsletter, ['newsletter', 'audit']),
  }),
});

export const {
  useSectionsOrderMutation,
  useContactMessagePageQuery,
  useContactMessageUpdateMutation,
  useContactMessageDeleteMutation,
  useNewsletterToSendQuery,
  useNewsletterPreviewMutation,
  useNewsletterTestMutation,
  useNewsletterSendMutation,
} = contentAdminApi;
