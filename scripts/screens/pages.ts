/** A page of the site for a visitor or an administrator. */
export interface SitePage {
  /** Short, for file names. */
  readonly name: string;
  readonly path: string;
}

/** The pages that exist with any content. */
const STANDING: readonly SitePage[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/aboutus' },
  { name: 'contact', path: '/contact' },
  { name: 'career', path: '/career' },
  { name: 'blogs', path: '/blogs' },
  { name: 'news', path: '/news' },
  { name: 'products', path: '/products' },
  { name: 'compare', path: '/products/compare' },
  { name: 'enquiry', path: '/products/enquiry' },
  { name: 'search', path: '/search?q=cement' },
  { name: 'oil-and-gas', path: '/offerings/oilandgas' },
  { name: 'renewable', path: '/offerings/renewable' },
  { name: 'chemicals', path: '/offerings/downStream/chemicals' },
  { name: 'service', path: '/services/renewable' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'report', path: '/reports' },
  { name: 'subscription', path: '/subscription?action=unsubscribe' },
  { name: 'job-alert', path: '/career/alerts' },
  { name: 'sign-in', path: '/login' },
  { name: 'privacy', path: '/privacy' },
];

/** One page of each kind that depends on the content, by its pattern in the site map. */
const KINDS: readonly { readonly name: string; readonly like: RegExp }[] = [
  { name: 'section', like: /^\/offerings\/oilandgas\/[^/]+$/ },
  { name: 'product', like: /^\/offerings\/oilandgas\/[^/]+\/[^/]+$/ },
  { name: 'job', like: /^\/career\/[^/]+\/[^/]+$/ },
  { name: 'blog', like: /^\/blogs\/blog-details\?/ },
  { name: 'news-item', like: /^\/news\/[^/]+$/ },
  { name: 'own-page', like: /^\/pages\/[^/]+$/ },
];

/** Pages about missing addresses; their status is 404. */
export const MISSING_PAGES: readonly SitePage[] = [{ name: 'not-found', path: '/no/such/page' }];

/**
 * Every public page: the permanent ones, and one of each kind that depends on the content.
 *
 * @param origin the site's origin
 * @throws Error if the site map has no page of a kind
 */
export async function publicPages(origin: string): Promise<readonly SitePage[]> {
  const map = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const found = KINDS.map(({ name, like }) => {
    const path = paths.find((one) => like.test(one));
    if (path === undefined) throw new Error(`The site map at ${origin}/sitemap.xml has no page like ${String(like)}.`);
    return { name, path };
  });
  return [...STANDING, ...found];
}

/** The screens of the administration. */
export const ADMIN_PAGES: readonly SitePage[] = [
  '',
  'visits',
  'site-settings',
  'front-ends',
  'services',
  'media',
  'redirects',
  'redirects/new',
  'missing-addresses',
  'api-tokens',
  'webhooks',
  'admins',
  'roles',
  'admin-requests',
  'subscribers',
  'newsletter',
  'people-data',
  'account',
  'trash',
  'audit',
  'transfer',
  'site-status',
  'unsent-emails',
  'products',
  'products/new',
  'sectors',
  'sectors/new',
  'subsectors',
  'subsectors/new',
  'blogs',
  'blogs/new',
  'news',
  'news/new',
  'clients',
  'clients/new',
  'feedbacks',
  'pages',
  'pages/new',
  'sections',
  'sections/new',
  'sections/page/home',
  'contact-messages',
  'contact-messages/board',
  'job-postings',
  'job-postings/new',
  'job-applications',
  'job-applications/board',
  'career-banner',
  'menus',
  'releases',
  'waiting-for-me',
  'translations',
].map((screen) => ({
  name: `admin-${screen.replace('/', '-') || 'dashboard'}`,
  path: `/admin/${screen}`.replace(/\/$/, ''),
}));
