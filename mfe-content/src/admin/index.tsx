import { EDITORS } from 'api-client';
import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** The section's side of the administration: blogs, news, clients, testimonials, page sections and messages. */
export default defineAdmin<AppStore>({
  screens: () => [
    {
      path: 'blogs',
      label: 'Blogs',
      group: 'Content',
      order: 10,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-blogs" */ './blogs/blogs-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-blog" */ './blogs/new-blog-screen') },
        { path: ':id', lazy: () => import(/* webpackChunkName: "admin-blog" */ './blogs/edit-blog-screen') },
      ],
    },
    {
      path: 'news',
      label: 'News',
      group: 'Content',
      order: 20,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-news" */ './news/news-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-news-item" */ './news/new-news-screen') },
        { path: ':id', lazy: () => import(/* webpackChunkName: "admin-news-item" */ './news/edit-news-screen') },
      ],
    },
    {
      path: 'clients',
      label: 'Clients',
      group: 'Content',
      order: 30,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-clients" */ './clients/clients-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-client" */ './clients/new-client-screen') },
        { path: ':id', lazy: () => import(/* webpackChunkName: "admin-client" */ './clients/edit-client-screen') },
      ],
    },
    {
      path: 'feedbacks',
      label: 'Testimonials',
      group: 'Content',
      order: 40,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-feedbacks" */ './feedbacks/feedbacks-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-feedback" */ './feedbacks/new-feedback-screen') },
        {
          path: ':id',
          lazy: () => import(/* webpackChunkName: "admin-feedback" */ './feedbacks/edit-feedback-screen'),
        },
      ],
    },
    {
      path: 'sections',
      label: 'Page sections',
      group: 'Content',
      order: 50,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-sections" */ './sections/sections-screen') },
        { path: 'new', lazy: () => import(/* webpackChunkName: "admin-section" */ './sections/new-section-screen') },
        { path: ':id', lazy: () => import(/* webpackChunkName: "admin-section" */ './sections/edit-section-screen') },
      ],
    },
    {
      path: 'contact-messages',
      label: 'Messages',
      group: 'Messages',
      order: 10,
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-messages" */ './messages/messages-screen') },
      ],
    },
  ],
});
