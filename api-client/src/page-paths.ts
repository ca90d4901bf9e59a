import type { JobPosting } from './job-postings/contract';
import type { Product } from './products/schemas';
import type { Sector } from './sectors/schemas';
import type { Subsector } from './subsectors/contract';

/**
 * The addresses of pages that other packages link to, and the patterns of those with parameters (specification, section
 * 2). Remotes route them; links, canonical addresses, the site map, feeds, search and emails use them.
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
export const JOB_ALERT_PATH = `${CAREER_PATH}/alerts`;
export const JOB_PATTERN = `${CAREER_PATH}/:pageId/:id` as const;
export const NEWSLETTER_PATH = '/newsletter';
/** The target of links in emails about subscriptions: to confirm, to unsubscribe. */
export const SUBSCRIPTION_PATH = '/subscription';
export const OFFERINGS_PATH = '/offerings';
export const SECTOR_PATTERN = `${OFFERINGS_PATH}/:id` as const;
export const SUBSECTOR_PATTERN = `${OFFERINGS_PATH}/:pageId/:id` as const;
export const PRODUCT_PATTERN = `${OFFERINGS_PATH}/:sectorId/:pageId/:id` as const;
/** Static; without it, its address would be that of the subsector with this name. */
export const CHEMICALS_PATH = `${OFFERINGS_PATH}/downStream/chemicals`;
export const RENEWABLE_PATH = '/services/renewable';
export const PRODUCTS_PATH = '/products';
export const COMPARE_PATH = `${PRODUCTS_PATH}/compare`;
export const ENQUIRY_PATH = `${PRODUCTS_PATH}/enquiry`;
/** Where the sender of a report without a name comes back to it. The servers log no request below this address. */
export const REPORTS_PATH = '/reports';
export const REPORT_FORM_PATTERN = `${REPORTS_PATH}/:form` as const;
export const SEARCH_PATH = '/search';
export const PRIVACY_PATH = '/privacy';
export const SIGN_IN_PATH = '/login';
export const OWN_PAGE_PATTERN = '/pages/:slug';

const part = encodeURIComponent;

type ParamOf<Pattern extends string> = Pattern extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Pattern extends `${string}/:${infer Param}`
    ? Param
    : never;

const filled = <Pattern extends string>(pattern: Pattern, params: Readonly<Record<ParamOf<Pattern>, string>>): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: ParamOf<Pattern>) => part(params[name]));

export const sectorPath = ({ slug }: Pick<Sector, 'slug'>): string => filled(SECTOR_PATTERN, { id: slug });

/** The page of a subsector: its products. */
export function subsectorPath({ slug, sectorSlug }: Pick<Subsector, 'slug' | 'sectorSlug'>): string {
  const path = filled(SUBSECTOR_PATTERN, { pageId: sectorSlug, id: slug });
  // This address belongs to the static page, so the subsector with that name uses its short address.
  return path.toLowerCase() === CHEMICALS_PATH.toLowerCase() ? sectorPath({ slug }) : path;
}

export const productPath = (product: Pick<Product, 'slug' | 'subsectorSlug' | 'sectorSlug'>): string =>
  filled(PRODUCT_PATTERN, { sectorId: product.sectorSlug, pageId: product.subsectorSlug, id: product.slug });

/** A category of the static chemicals page: `/offerings/chemicals/{cardTitle}`. */
export const chemicalsCardPath = (cardTitle: string): string =>
  filled(SUBSECTOR_PATTERN, { pageId: 'chemicals', id: cardTitle });

export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${ids.map(part).join(',')}`;

export const searchPath = (query: string): string => `${SEARCH_PATH}?q=${part(query)}`;

/** One blog; the address also works in a new tab and for search engines. */
export const blogPath = (idOrSlug: string): string => `${BLOG_PATH}?id=${part(idOrSlug)}`;

export const newsItemPath = (idOrSlug: string): string => filled(NEWS_ITEM_PATTERN, { slug: idOrSlug });

export const pagePath = (idOrSlug: string): string => filled(OWN_PAGE_PATTERN, { slug: idOrSlug });

/** The form for reports without a name. */
export const reportFormPath = (form: string): string => filled(REPORT_FORM_PATTERN, { form });

/** A job: its readable name, then its id, which alone identifies it. */
export const jobPath = ({ _id, slug }: Pick<JobPosting, '_id'> & Partial<Pick<JobPosting, 'slug'>>): string =>
  filled(JOB_PATTERN, { pageId: slug || 'job', id: _id });

export const ownApplicationPath = (key: string): string => `${OWN_APPLICATION_PATH}?key=${part(key)}`;

/** The page that a link of a subscription opens; it asks before it changes anything. */
export const subscriptionPath = (what: 'confirm' | 'unsubscribe', token: string): string =>
  `${SUBSCRIPTION_PATH}?${what}=${part(token)}`;

export const SERVICES_PATH = `${HOME_PATH}#services`;

/** The content with feeds, and the formats of feeds. */
export const FEED_KINDS = ['blogs', 'news'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The feed of the newest blogs or news. */
export const feedPath = (kind: FeedKind, form: 'rss' | 'atom'): string =>
  `/${kind}/${form === 'rss' ? 'feed' : 'atom'}.xml`;

/**
 * A picture for shared links, created by the API: 1200 by 630 pixels, with the title of the item.
 *
 * @param name the slug or id of an item; the address of a page with a fixed address
 */
export const sharePicturePath = (
  kind: 'pages' | 'own-pages' | 'blogs' | 'news' | 'jobs' | 'products' | 'sectors' | 'subsectors',
  name: string,
): string => `/api/v1/share-pictures/${kind}/${part(name.replace(/^\//, ''))}.jpg`;

/** The compared form of slugs and names: `Exploration-Production` equals `explorationproduction`. */
export const slugKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]|[^\p{L}\p{M}\p{N}]/gu, '')
    .slice(0, 160);

/** Whether a part of an address is an item's current id or slug; a page found under another one redirects. */
export const isAddressOf = ({ _id, slug }: { readonly _id: string; readonly slug: string }, part: string): boolean =>
  part === _id || slugKey(part) === slugKey(slug);
