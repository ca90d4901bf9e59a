import {
  ABOUT_PATH,
  BLOGS_PATH,
  CAREER_PATH,
  CHEMICALS_PATH,
  COMPARE_PATH,
  CONTACT_PATH,
  ENQUIRY_PATH,
  HOME_PATH,
  NEWS_PATH,
  OFFERINGS_PATH,
  PRIVACY_PATH,
  PRODUCTS_PATH,
} from 'api-client';

/** A page with a fixed address that does not depend on a content item. */
interface FixedPage {
  readonly path: string;
  /** Whether the site map lists it. */
  readonly mapped?: boolean;
  /** The small line of its share picture, which may be empty; absent: it has no picture. */
  readonly shareLabel?: string;
  /** How the search shows it, and the words that people look for it by; absent: the search leaves it out. */
  readonly found?: { readonly title: string; readonly summary: string; readonly words: string };
}

/** The pages with a fixed address, for the site map, the share pictures and the search. */
export const FIXED_PAGES: readonly FixedPage[] = [
  { path: '/', mapped: true },
  { path: HOME_PATH, shareLabel: '' },
  { path: OFFERINGS_PATH, shareLabel: 'Offerings' },
  {
    path: ABOUT_PATH,
    mapped: true,
    shareLabel: 'About us',
    found: {
      title: 'About us',
      summary: 'Who we are: our history, our people, our plants and laboratories.',
      words: 'company timeline values',
    },
  },
  {
    path: CONTACT_PATH,
    mapped: true,
    shareLabel: 'Contact us',
    found: {
      title: 'Contact us',
      summary: 'Ask about a product, a trial or a visit: our address, telephone and email.',
      words: 'phone mail office location enquiry quotation',
    },
  },
  {
    path: PRIVACY_PATH,
    found: {
      title: 'Privacy',
      summary: 'How we handle personal data, how long we keep it and what your rights are.',
      words: 'gdpr cookies protection notice',
    },
  },
  {
    path: PRODUCTS_PATH,
    mapped: true,
    shareLabel: 'Offerings',
    found: {
      title: 'Products',
      summary: 'All products, to search and to narrow by sector, section and properties.',
      words: 'catalogue catalog offerings',
    },
  },
  {
    path: CHEMICALS_PATH,
    found: {
      title: 'Chemicals',
      summary: 'Families of oilfield and speciality chemicals.',
      words: 'categories downstream',
    },
  },
  {
    path: COMPARE_PATH,
    found: { title: 'Compare products', summary: 'Products side by side.', words: 'comparison' },
  },
  {
    path: ENQUIRY_PATH,
    found: {
      title: 'Your enquiry',
      summary: 'One enquiry for all the products that you collected.',
      words: 'quotation quote price basket',
    },
  },
  {
    path: CAREER_PATH,
    mapped: true,
    shareLabel: 'Careers',
    found: {
      title: 'Career',
      summary: 'Open positions, and how to apply.',
      words: 'jobs vacancies careers work apply',
    },
  },
  {
    path: BLOGS_PATH,
    mapped: true,
    shareLabel: 'Blogs',
    found: { title: 'Blogs', summary: 'What our engineers write.', words: 'articles' },
  },
  {
    path: NEWS_PATH,
    mapped: true,
    shareLabel: 'News',
    found: { title: 'News', summary: 'What is new in the company.', words: 'press' },
  },
];
