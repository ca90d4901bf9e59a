import type { JobPosting } from './job-postings/schemas';
import type { Product } from './products/schemas';
import type { Sector } from './sectors/schemas';
import type { Subsector } from './subsectors/schemas';

/**
 * The addresses of pages that other packages link to, and the patterns of those with parameters: remotes route them, and
 * links, canonical addresses, site map, feeds, search and emails lead to them. They are the specification's (section 2).
 */
export const HOME_PATH = '/home';
export const ABOUT_PATH = '/aboutus';
export const CONTACT_PATH = '/contact';
export const BLOGS_PATH = '/blogs';
export const BLOG_PATH = `${BLOGS_PATH}/blog-details`;
export const NEWS_PATH = '/news';
export const NEWS_ITEM_PATTERN = `${NEWS_PATH}/:slug` as const;
export const CAREER_PATH = '/career';
/** An applicant's own application; the key of its link opens it (see `secret-links.ts`). */
export const OWN_APPLICATION_PATH = `${CAREER_PATH}/application`;
/** Where job alerts are asked for. */
export const JOB_ALERT_PATH = `${CAREER_PATH}/alerts`;
export const JOB_PATTERN = `${CAREER_PATH}/:pageId/:id` as const;
/** Where the newsletter is asked for. */
export const NEWSLETTER_PATH = '/newsletter';
/** Where links in emails of subscriptions lead: to confirm, to unsubscribe. */
export const SUBSCRIPTION_PATH = '/subscription';
export const OFFERINGS_PATH = '/offerings';
export const SECTOR_PATTERN = `${OFFERINGS_PATH}/:id` as const;
export const SUBSECTOR_PATTERN = `${OFFERINGS_PATH}/:pageId/:id` as const;
export const PRODUCT_PATTERN = `${OFFERINGS_PATH}/:sectorId/:pageId/:id` as const;
/** Static; its address would otherwise be that of the subsector of this name. */
export const CHEMICALS_PATH = `${OFFERINGS_PATH}/downStream/chemicals`;
export const RENEWABLE_PATH = '/services/renewable';
export const PRODUCTS_PATH = '/products';
export const COMPARE_PATH = `${PRODUCTS_PATH}/compare`;
export const ENQUIRY_PATH = `${PRODUCTS_PATH}/enquiry`;
export const SEARCH_PATH = '/search';
export const PRIVACY_PATH = '/privacy';
export const SIGN_IN_PATH = '/login';
/** A page that editors made. */
export const OWN_PAGE_PATTERN = '/pages/:slug';

const part = encodeURIComponent;

type ParamOf<Pattern extends string> = Pattern extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Pattern extends `${string}/:${infer Param}`
    ? Param
    : never;

/** The address of a pattern with these parameters. */
const filled = <Pattern extends string>(pattern: Pattern, params: Readonly<Record<ParamOf<Pattern>, string>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: ParamOf<Pattern>) => part(params[name]));

/** The landing page of a sector. */
export const sectorPath = ({ slug }: Pick<Sector, 'slug'>): string => filled(SECTOR_PATTERN, { id: slug });

/** The page of a subsector: its products. */
export function subsectorPath({ slug, sectorSlug }: Pick<Subsector, 'slug' | 'sectorSlug'>): string {
  const path = filled(SUBSECTOR_PATTERN, { pageId: sectorSlug, id: slug });
  // The static page owns this address, so the subsector of that name answers at its short one.
  return path.toLowerCase() === CHEMICALS_PATH.toLowerCase() ? sectorPath({ slug }) : path;
}

/** The page of one product. */
export const productPath = (product: Pick<Product, 'slug' | 'subsectorSlug' | 'sectorSlug'>): string =>
  filled(PRODUCT_PATTERN, { sectorId: product.sectorSlug, pageId: product.subsectorSlug, id: product.slug });

/** A category of the static chemicals page: `/offerings/chemicals/{cardTitle}`. */
export const chemicalsCardPath = (cardTitle: string): string =>
  filled(SUBSECTOR_PATTERN, { pageId: 'chemicals', id: cardTitle });

/** The comparison of products, given by their ids. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${ids.map(part).join(',')}`;

/** The results of the search over everything. */
export const searchPath = (query: string): string => `${SEARCH_PATH}?q=${part(query)}`;

/** One blog; the address works by itself in a new tab and for a search engine. */
export const blogPath = (idOrSlug: string): string => `${BLOG_PATH}?id=${part(idOrSlug)}`;

/** One news item. */
export const newsItemPath = (idOrSlug: string): string => filled(NEWS_ITEM_PATTERN, { slug: idOrSlug });

/** One page that editors made. */
export const pagePath = (idOrSlug: string): string => filled(OWN_PAGE_PATTERN, { slug: idOrSlug });

/** A job: its readable name, then its id, which alone decides. */
export const jobPath = ({ _id, slug }: Pick<JobPosting, '_id'> & Partial<Pick<JobPosting, 'slug'>>): string =>
  filled(JOB_PATTERN, { pageId: slug || 'job', id: _id });

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

/**
 * A picture made by the API for shared links: 1200 by 630, with the title of the item that it shows.
 *
 * @param name of an item its slug or id; of a page with a fixed address, that address
 */
export const sharePicturePath = (kind: 'pages' | 'own-pages' | 'blogs' | 'news' | 'jobs', name: string): string =>
  `/api/v1/share-pictures/${kind}/${part(name.replace(/^\//, ''))}.jpg`;

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
