import type { JobPosting } from './job-postings/schemas';
import type { Product } from './products/schemas';
import type { Sector } from './sectors/schemas';
import type { Subsector } from './subsectors/schemas';

/**
 * Where each page of the site is: what links, canonical addresses, site map, feeds, search and structured data agree
 * on. The addresses are the specification's (section 2).
 */
export const HOME_PATH = '/home';
export const ABOUT_PATH = '/aboutus';
export const CONTACT_PATH = '/contact';
export const BLOGS_PATH = '/blogs';
export const BLOG_PATH = '/blogs/blog-details';
export const NEWS_PATH = '/news';
export const CAREER_PATH = '/career';
/** An applicant's own application; the key of its link opens it (see `secret-links.ts`). */
export const OWN_APPLICATION_PATH = '/career/application';
/** Where job alerts are asked for. */
export const JOB_ALERT_PATH = '/career/alerts';
/** Where the newsletter is asked for. */
export const NEWSLETTER_PATH = '/newsletter';
/** Where links in emails of subscriptions lead: to confirm, to unsubscribe. */
export const SUBSCRIPTION_PATH = '/subscription';
export const OFFERINGS_PATH = '/offerings';
/** Static; its address would otherwise be that of the subsector of this name. */
export const CHEMICALS_PATH = '/offerings/downStream/chemicals';
export const RENEWABLE_PATH = '/services/renewable';
export const PRODUCTS_PATH = '/products';
export const COMPARE_PATH = '/products/compare';
export const ENQUIRY_PATH = '/products/enquiry';
export const SEARCH_PATH = '/search';
export const PRIVACY_PATH = '/privacy';

/** Pages that editors make stand below it. */
export const PAGES_PATH = '/pages';

/** What a site map lists besides the content. */
export const MAPPED_PAGES = ['/', ABOUT_PATH, PRODUCTS_PATH, CAREER_PATH, BLOGS_PATH, NEWS_PATH, CONTACT_PATH] as const;

const part = encodeURIComponent;

/** The landing page of a sector. */
export const sectorPath = ({ slug }: Pick<Sector, 'slug'>): string => `${OFFERINGS_PATH}/${part(slug)}`;

/** The page of a subsector: its products. */
export function subsectorPath({ slug, sectorSlug }: Pick<Subsector, 'slug' | 'sectorSlug'>): string {
  const path = `${OFFERINGS_PATH}/${part(sectorSlug)}/${part(slug)}`;
  // The static page owns this address, so the subsector of that name answers at its short one.
  return path.toLowerCase() === CHEMICALS_PATH.toLowerCase() ? `${OFFERINGS_PATH}/${part(slug)}` : path;
}

/** The page of one product. */
export const productPath = (product: Pick<Product, 'slug' | 'subsectorSlug' | 'sectorSlug'>): string =>
  `${OFFERINGS_PATH}/${part(product.sectorSlug)}/${part(product.subsectorSlug)}/${part(product.slug)}`;

/** A category of the static chemicals page: `/offerings/chemicals/{cardTitle}`. */
export const chemicalsCardPath = (cardTitle: string): string => `${OFFERINGS_PATH}/chemicals/${part(cardTitle)}`;

/** The comparison of products, given by their ids. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${ids.map(part).join(',')}`;

/** The results of the search over everything. */
export const searchPath = (query: string): string => `${SEARCH_PATH}?q=${part(query)}`;

/** One blog; the address works by itself in a new tab and for a search engine. */
export const blogPath = (idOrSlug: string): string => `${BLOG_PATH}?id=${part(idOrSlug)}`;

/** One news item. */
export const newsItemPath = (idOrSlug: string): string => `${NEWS_PATH}/${part(idOrSlug)}`;

/** One page that editors made. */
export const pagePath = (idOrSlug: string): string => `${PAGES_PATH}/${part(idOrSlug)}`;

/** A job: its readable name, then its id, which alone decides. */
export const jobPath = ({ _id, slug }: Pick<JobPosting, '_id'> & Partial<Pick<JobPosting, 'slug'>>): string =>
  `${CAREER_PATH}/${part(slug || 'job')}/${part(_id)}`;

/** The page of an applicant's own application. */
export const ownApplicationPath = (key: string): string => `${OWN_APPLICATION_PATH}?key=${part(key)}`;

/** The page that a link of a subscription opens; it asks before it does anything. */
export const subscriptionPath = (what: 'confirm' | 'unsubscribe', token: string): string =>
  `${SUBSCRIPTION_PATH}?${what}=${part(token)}`;

/** The place where all services stand. */
export const SERVICES_PATH = `${HOME_PATH}#services`;

/** What has feeds, and the forms they come in. */
export const FEED_KINDS = ['blogs', 'news'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The feed of the newest blogs or news. */
export const feedPath = (kind: FeedKind, form: 'rss' | 'atom'): string =>
  `/${kind}/${form === 'rss' ? 'feed' : 'atom'}.xml`;

/** A picture made by the API for shared links: 1200 by 630, with the title of what it stands for. */
export const sharePicturePath = (kind: 'pages' | 'own-pages' | 'blogs' | 'news' | 'jobs', name: string): string =>
  `/api/v1/share-pictures/${kind}/${part(name)}.jpg`;

/** A slug, or a name in an address, as they are compared: `Exploration-Production` and `explorationproduction` are one. */
export const slugKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 160);

/** Whether a part of an address is an item's own; one that was found by another has moved, and its page leads on. */
export const isAddressOf = ({ _id, slug }: { readonly _id: string; readonly slug: string }, part: string): boolean =>
  part === _id || slugKey(part) === slugKey(slug);
