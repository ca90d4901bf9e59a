/// <reference types="ui-kit/css-modules" />
import {
  ABOUT_PATH,
  BLOGS_PATH,
  BLOG_PATH,
  CONTACT_PATH,
  HOME_PATH,
  NEWSLETTER_PATH,
  NEWS_PATH,
  PAGES_PATH,
  previewPattern,
  SUBSCRIPTION_PATH,
} from 'api-client';
import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** The public pages of the section (specification, section 2). */
export default defineRemote<AppStore>({
  routes: ({ store }) => {
    const home = async () => (await import(/* webpackChunkName: "home" */ './home/home-page')).homePage(store);
    return [
      { id: 'home:index', path: '/', lazy: home },
      { id: 'home:named', path: HOME_PATH, lazy: home },
      {
        id: 'about',
        path: ABOUT_PATH,
        lazy: async () => (await import(/* webpackChunkName: "about" */ './about/about-page')).aboutPage(store),
      },
      {
        id: 'contact',
        path: CONTACT_PATH,
        lazy: async () => (await import(/* webpackChunkName: "contact" */ './contact/contact-page')).contactPage(store),
      },
      {
        id: 'blogs',
        path: BLOGS_PATH,
        lazy: async () => (await import(/* webpackChunkName: "blogs" */ './blogs/blogs-page')).blogsPage(store),
      },
      {
        id: 'blog',
        path: BLOG_PATH,
        lazy: async () => (await import(/* webpackChunkName: "blog" */ './blogs/blog-page')).blogPage(store),
      },
      {
        id: 'news',
        path: NEWS_PATH,
        lazy: async () => (await import(/* webpackChunkName: "news" */ './news/news-page')).newsPage(store),
      },
      {
        id: 'news-item',
        path: `${NEWS_PATH}/:slug`,
        lazy: async () =>
          (await import(/* webpackChunkName: "news-item" */ './news/news-item-page')).newsItemPage(store),
      },
      {
        id: 'own-page',
        path: `${PAGES_PATH}/:slug`,
        lazy: async () => (await import(/* webpackChunkName: "own-page" */ './pages/own-page')).ownPage(store),
      },
      {
        id: 'newsletter',
        path: NEWSLETTER_PATH,
        lazy: async () =>
          (await import(/* webpackChunkName: "newsletter" */ './newsletter/newsletter-page')).newsletterPage(store),
      },
      {
        id: 'subscription',
        path: SUBSCRIPTION_PATH,
        lazy: async () =>
          (await import(/* webpackChunkName: "subscription" */ './subscription/subscription-page')).subscriptionPage(
            store,
          ),
      },
      ...(['blogs', 'news', 'pages'] as const).map((collection) => ({
        id: `preview:${collection}`,
        path: previewPattern(collection),
        lazy: async () => (await import(/* webpackChunkName: "preview" */ './preview/preview-page')).previewPage(store),
      })),
    ];
  },
});
