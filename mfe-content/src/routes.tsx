/// <reference types="ui-kit/css-modules" />
import { PAGES } from 'api-client';
import { defineRemote } from 'federation/contract';
import type { AppStore } from 'shared-store';

/** The public pages of the section (specification, section 2). */
export default defineRemote<AppStore>({
  routes: ({ store }) => {
    const home = async () => (await import(/* webpackChunkName: "home" */ './home/home-page')).homePage(store);
    return [
      { id: 'home:index', path: '/', lazy: home },
      { id: 'home:named', path: PAGES.home, lazy: home },
      {
        id: 'about',
        path: PAGES.about,
        lazy: async () => (await import(/* webpackChunkName: "about" */ './about/about-page')).aboutPage(store),
      },
      {
        id: 'contact',
        path: PAGES.contact,
        lazy: async () => (await import(/* webpackChunkName: "contact" */ './contact/contact-page')).contactPage(store),
      },
      {
        id: 'blogs',
        path: PAGES.blogs,
        lazy: async () => (await import(/* webpackChunkName: "blogs" */ './blogs/blogs-page')).blogsPage(store),
      },
      {
        id: 'blog',
        path: PAGES.blog,
        lazy: async () => (await import(/* webpackChunkName: "blog" */ './blogs/blog-page')).blogPage(store),
      },
      {
        id: 'news',
        path: PAGES.news,
        lazy: async () => (await import(/* webpackChunkName: "news" */ './news/news-page')).newsPage(store),
      },
      {
        id: 'news-item',
        path: `${PAGES.news}/:slug`,
        lazy: async () =>
          (await import(/* webpackChunkName: "news-item" */ './news/news-item-page')).newsItemPage(store),
      },
    ];
  },
});
