import {
  addBlog,
  Addclient,
  AddFeedback,
  addNews,
  AddSection,
  deleteBlog,
  Deleteclient,
  deleteContactMessage,
  DeleteFeedbacks,
  deleteNews,
  DeleteSection,
  Editclient,
  EditFeedbacks,
  EditSection,
  fetchAllBlog,
  fetchAllNews,
  fetchBlog,
  fetchContactMessages,
  fetchNewsItem,
  fetchSections,
  GetClients,
  GetFeedbacks,
  orderSections,
  restoreFromTrash,
  updateBlog,
  updateContactMessage,
  updateNews,
} from 'api-client';
import type { Blog, Client, Feedback, NewsItem, Section } from 'api-client';
import { change, readAnswer, request, siteApi } from 'shared-store';

/** Everything but the trash, drafts and hidden items included. */
const ALL = { query: { status: 'all' }, withToken: true } as const;
const also = ['revisions', 'trash', 'audit', 'dashboard'] as const;

/** What the section's administration reads and changes. */
export const contentAdminApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    blogsToManage: build.query<Blog[], void>({
      query: () => request(fetchAllBlog, ALL, 'field'),
      providesTags: ['blogs'],
    }),
    blogToEdit: build.query<Blog, string>({
      query: (id) => request(fetchBlog, { params: { id }, withToken: true }, 'field'),
      providesTags: ['blogs'],
    }),
    blogAdd: change(build, addBlog, ['blogs', ...also]),
    blogUpdate: change(build, updateBlog, ['blogs', ...also]),
    blogDelete: change(build, deleteBlog, ['blogs', ...also]),
    newsToManage: build.query<NewsItem[], void>({
      query: () => request(fetchAllNews, ALL, 'field'),
      providesTags: ['news'],
    }),
    newsItemToEdit: build.query<NewsItem, string>({
      query: (id) => request(fetchNewsItem, { params: { id }, withToken: true }, 'field'),
      providesTags: ['news'],
    }),
    newsAdd: change(build, addNews, ['news', ...also]),
    newsUpdate: change(build, updateNews, ['news', ...also]),
    newsDelete: change(build, deleteNews, ['news', ...also]),
    clientsToManage: build.query<Client[], void>({
      query: () => request(GetClients, ALL, 'field'),
      providesTags: ['clients'],
    }),
    clientAdd: change(build, Addclient, ['clients', ...also]),
    clientUpdate: change(build, Editclient, ['clients', ...also]),
    clientDelete: change(build, Deleteclient, ['clients', ...also]),
    feedbacksToManage: build.query<Feedback[], void>({
      query: () => request(GetFeedbacks, ALL, 'field'),
      providesTags: ['feedbacks'],
    }),
    feedbackAdd: change(build, AddFeedback, ['feedbacks', ...also]),
    feedbackUpdate: change(build, EditFeedbacks, ['feedbacks', ...also]),
    feedbackDelete: change(build, DeleteFeedbacks, ['feedbacks', ...also]),
    sectionsToManage: build.query<Section[], void>({
      query: () => request(fetchSections, ALL, 'field'),
      providesTags: ['sections'],
    }),
    sectionAdd: change(build, AddSection, ['sections', ...also]),
    sectionUpdate: change(build, EditSection, ['sections', ...also]),
    sectionDelete: change(build, DeleteSection, ['sections', ...also]),
    sectionsOrder: change(build, orderSections, ['sections', ...also]),
    contactMessagePage: readAnswer(build, fetchContactMessages, ['contact-messages']),
    contactMessageUpdate: change(build, updateContactMessage, ['contact-messages', 'dashboard']),
    contactMessageDelete: change(build, deleteContactMessage, ['contact-messages', 'dashboard', 'audit']),
    contentRestore: change(build, restoreFromTrash, ['blogs', 'news', 'clients', 'feedbacks', 'sections', ...also]),
  }),
});

export const {
  useBlogsToManageQuery,
  useBlogToEditQuery,
  useBlogAddMutation,
  useBlogUpdateMutation,
  useBlogDeleteMutation,
  useNewsToManageQuery,
  useNewsItemToEditQuery,
  useNewsAddMutation,
  useNewsUpdateMutation,
  useNewsDeleteMutation,
  useClientsToManageQuery,
  useClientAddMutation,
  useClientUpdateMutation,
  useClientDeleteMutation,
  useFeedbacksToManageQuery,
  useFeedbackAddMutation,
  useFeedbackUpdateMutation,
  useFeedbackDeleteMutation,
  useSectionsToManageQuery,
  useSectionAddMutation,
  useSectionUpdateMutation,
  useSectionDeleteMutation,
  useSectionsOrderMutation,
  useContactMessagePageQuery,
  useContactMessageUpdateMutation,
  useContactMessageDeleteMutation,
  useContentRestoreMutation,
} = contentAdminApi;
