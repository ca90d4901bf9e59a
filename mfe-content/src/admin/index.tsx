import type { ComponentType } from 'react';
import { EDITORS } from 'api-client';
import { defineAdmin } from 'federation/contract';
import type { AppStore } from 'shared-store';

interface Screen {
  readonly Component: ComponentType;
}

const itemRoutes = (list: () => Promise<Screen>, editor: () => Promise<Screen>) => [
  { index: true as const, lazy: list },
  { path: 'new', lazy: editor },
  { path: ':id', lazy: editor },
];

/**
 * This remote's screens of the administration: blogs, news, clients, testimonials, pages and their sections, messages
 * and newsletter.
 */
export default defineAdmin<AppStore>({
  screens: () => [
    {
      path: 'blogs',
      label: 'Blogs',
      group: 'Content',
      order: 10,
      roles: EDITORS,
      routes: itemRoutes(
        () => import(/* webpackChunkName: "admin-blogs" */ './blogs/blogs-screen'),
        () => import(/* webpackChunkName: "admin-blog" */ './blogs/blog-editor'),
      ),
    },
    {
      path: 'news',
      label: 'News',
      group: 'Content',
      order: 20,
      roles: EDITORS,
      routes: itemRoutes(
        () => import(/* webpackChunkName: "admin-news" */ './news/news-screen'),
        () => import(/* webpackChunkName: "admin-news-item" */ './news/news-editor'),
      ),
    },
    {
      path: 'clients',
      label: 'Clients',
      group: 'Content',
      order: 30,
      roles: EDITORS,
      routes: itemRoutes(
        () => import(/* webpackChunkName: "admin-clients" */ './clients/clients-screen'),
        () => import(/* webpackChunkName: "admin-client" */ './clients/client-editor'),
      ),
    },
    {
      path: 'feedbacks',
      label: 'Testimonials',
      group: 'Content',
      order: 40,
      roles: EDITORS,
      routes: itemRoutes(
        () => import(/* webpackChunkName: "admin-feedbacks" */ './feedbacks/feedbacks-screen'),
        () => import(/* webpackChunkName: "admin-feedback" */ './feedbacks/feedback-editor'),
      ),
    },
    {
      path: 'sections',
      label: 'Page sections',
      group: 'Content',
      order: 50,
      roles: EDITORS,
      routes: itemRoutes(
        () => import(/* webpackChunkName: "admin-sections" */ './sections/sections-screen'),
        () => import(/* webpackChunkName: "admin-section" */ './sections/section-editor'),
      ),
    },
    {
      path: 'pages',
      label: 'Pages',
      group: 'Content',
      order: 45,
      roles: EDITORS,
      routes: itemRoutes(
        () => import(/* webpackChunkName: "admin-pages" */ './pages/pages-screen'),
        () => import(/* webpackChunkName: "admin-page" */ './pages/page-editor'),
      ),
    },
    {
      path: 'newsletter',
      label: 'Newsletter',
      group: 'Messages',
      order: 20,
      roles: EDITORS,
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
      roles: EDITORS,
      routes: [
        { index: true, lazy: () => import(/* webpackChunkName: "admin-messages" */ './messages/messages-screen') },
      ],
    },
  ],
});
