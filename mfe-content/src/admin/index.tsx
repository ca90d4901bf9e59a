import { contentScreen } from 'admin-kit/content-screen';
import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

const sectionScreen = contentScreen('sections', {
  label: 'Page sections',
  group: 'Content',
  order: 50,
  list: () => import(/* webpackChunkName: "admin-sections" */ './sections/sections-screen'),
  editor: () => import(/* webpackChunkName: "admin-sections" */ './sections/section-editor'),
});

/**
 * This remote's screens of the administration: blogs, news, clients, testimonials, pages and their sections, messages
 * and newsletter.
 */
export default defineAdmin<AppStore>({
  screens: () => [
    contentScreen('blogs', { label: 'Blogs', group: 'Content', order: 10 }),
    contentScreen('news', {
      label: 'News',
      group: 'Content',
      order: 20,
      list: () => import(/* webpackChunkName: "admin-news" */ './news/news-screen'),
    }),
    contentScreen('clients', { label: 'Clients', group: 'Content', order: 30 }),
    contentScreen('feedbacks', {
      label: 'Testimonials',
      group: 'Content',
      order: 40,
      list: () => import(/* webpackChunkName: "admin-feedbacks" */ './feedbacks/feedbacks-screen'),
      editor: () => import(/* webpackChunkName: "admin-feedbacks" */ './feedbacks/feedback-editor'),
    }),
    {
      ...sectionScreen,
      routes: [
        ...sectionScreen.routes,
        {
          path: 'page/:page',
          lazy: () => import(/* webpackChunkName: "admin-sections" */ './fixed-pages/fixed-page-screen'),
        },
      ],
    },
    contentScreen('pages', {
      label: 'Pages',
      group: 'Content',
      order: 45,
      editor: () => import(/* webpackChunkName: "admin-page" */ './pages/page-editor'),
    }),
    contentScreen('forms', {
      label: 'Forms',
      group: 'Content',
      order: 47,
      editor: () => import(/* webpackChunkName: "admin-form" */ './forms/form-editor'),
    }),
    {
      path: 'newsletter',
      label: 'Newsletter',
      group: 'Messages',
      order: 20,
      roles: ['newsletter:handle'],
      routes: [
        {
          index: true,
          lazy: () => import(/* webpackChunkName: "admin-newsletter" */ './newsletter/newsletter-screen'),
        },
      ],
    },
    {
      path: 'contact-messages',
      label: 'Messages',
      group: 'Messages',
      order: 10,
      roles: ['contact-messages:handle'],
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-messages" */ './messages/messages-screen') },
        { path: 'board', lazy: () => import(/* webpackChunkName: "admin-message-board" */ './messages/board-screen') },
      ],
    },
  ],
});
