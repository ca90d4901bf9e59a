/** Public pages that role tests open. */
export const PUBLIC_ROUTES = [
  '/',
  '/home',
  '/aboutus',
  '/contact',
  '/career',
  '/blogs',
  '/news',
  '/products',
  '/offerings/oilandgas',
  '/offerings/renewable',
  '/offerings/downStream/chemicals',
  '/offerings/oilandgas/ExplorationProduction',
  '/services/renewable',
  '/login',
  '/privacy',
] as const;

/** The remotes with one address of each. */
export const REMOTES = [
  { remote: 'content', title: 'Company pages', path: '/news', link: 'News' },
  { remote: 'careers', title: 'Careers', path: '/career', link: 'Career' },
  { remote: 'catalogue', title: 'Offerings', path: '/products', link: 'Offerings' },
] as const;
