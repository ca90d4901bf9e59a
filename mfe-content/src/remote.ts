import {
  ABOUT_PATH,
  BLOG_PATH,
  BLOGS_PATH,
  CONTACT_PATH,
  HOME_PATH,
  NEWS_ITEM_PATTERN,
  NEWS_PATH,
  NEWSLETTER_PATH,
  OWN_PAGE_PATTERN,
  previewPattern,
  REPORT_FORM_PATTERN,
  REPORTS_PATH,
  SUBSCRIPTION_ACTION,
  SUBSCRIPTION_PATH,
} from 'api-client';
import type { PageTable, Places, RemoteDefinition } from 'federation/contract';

/** The public pages of the remote (specification, section 2). */
export const pages = {
  home: { path: ['/', HOME_PATH], module: './home/home-page', skeleton: 'landing' },
  about: { path: ABOUT_PATH, module: './about/about-page', skeleton: 'article' },
  contact: {
    path: CONTACT_PATH,
    module: './contact/contact-page',
    skeleton: 'form',
    searchParams: ['product', 'products', 'topic', 'sent'],
  },
  blogs: { path: BLOGS_PATH, module: './blogs/blogs-page', skeleton: 'cards', searchParams: ['page', 'tag'] },
  blog: { path: BLOG_PATH, module: './blogs/blog-page', skeleton: 'article', searchParams: ['id'] },
  news: {
    path: NEWS_PATH,
    module: './news/news-page',
    skeleton: 'cards',
    searchParams: ['search', 'category', 'year', 'page'],
  },
  'news-item': { path: NEWS_ITEM_PATTERN, module: './news/news-item-page', skeleton: 'article' },
  'own-page': {
    path: OWN_PAGE_PATTERN,
    module: './pages/own-page',
    skeleton: 'article',
    searchParams: ['form', 'sent'],
  },
  newsletter: {
    path: NEWSLETTER_PATH,
    module: './newsletter/newsletter-page',
    skeleton: 'form',
    searchParams: ['sent'],
  },
  subscription: {
    path: SUBSCRIPTION_PATH,
    module: './subscription/subscription-page',
    skeleton: 'form',
    searchParams: [SUBSCRIPTION_ACTION],
  },
  'report-form': { path: REPORT_FORM_PATTERN, module: './reports/report-form-page', skeleton: 'form' },
  'report-thread': { path: REPORTS_PATH, module: './reports/report-thread-page', skeleton: 'form' },
  preview: {
    path: [previewPattern('blogs'), previewPattern('news'), previewPattern('pages'), previewPattern('sections')],
    module: './preview/preview-page',
    skeleton: 'article',
  },
} as const satisfies PageTable;

/** The slots of the pages, with what each gives to its content. */
export const places = {
  'home.sectors': {},
  'home.openings': {},
  'blog.below': { topics: 'string[]' },
  'service.below': { id: 'string', title: 'string' },
  'page.documents': {
    section: 'string',
    products: 'string[]',
    eyebrow: 'string',
    heading: 'string',
    text: 'string',
    locale: 'string?',
    untranslated: 'string[]?',
  },
} as const satisfies Places;

export default {
  name: 'content',
  title: 'Company pages',
  owner: 'Content team',
  contract: 1,
  budget: 28,
  tasks: { 'message-sent': 'Message sent' },
  pages,
  navigation: [
    { id: 'home', label: 'Home', path: HOME_PATH, places: ['navbar', 'menu', 'footer'], order: 10 },
    { id: 'about', label: 'About us', path: ABOUT_PATH, places: ['navbar', 'menu', 'footer'], order: 20 },
    { id: 'blogs', label: 'Blogs', path: BLOGS_PATH, places: ['navbar', 'menu', 'footer'], order: 50 },
    { id: 'news', label: 'News', path: NEWS_PATH, places: ['navbar', 'menu', 'footer'], order: 60 },
    { id: 'contact', label: 'Contact us', path: CONTACT_PATH, places: ['menu', 'footer'], order: 70 },
    { id: 'contact', label: 'Contact Us', path: CONTACT_PATH, places: ['button'], order: 70 },
  ],
  places,
  admin: true,
} satisfies RemoteDefinition;
