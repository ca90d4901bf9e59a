import {
  ABOUT_PATH,
  BLOG_PATH,
  CHEMICALS_PATH,
  CONTACT_PATH,
  EditJobPostings,
  EditProducts,
  EditSection,
  EditSector,
  EditSubsector,
  HOME_PATH,
  JOB_PATTERN,
  NEWS_ITEM_PATTERN,
  OWN_PAGE_PATTERN,
  PRIVACY_PATH,
  PRODUCT_PATTERN,
  SECTOR_PATTERN,
  SUBSECTOR_PATTERN,
  updateBlog,
  updateNews,
  updatePage,
  type AnyEndpoint,
} from 'api-client';
import { matchPath } from 'react-router';

interface EditLink {
  readonly href: string;
  /** The call that its editor makes: only users who may make it get the link. */
  readonly endpoint: AnyEndpoint;
}

const SECTIONS = {
  '/': 'home',
  [HOME_PATH]: 'home',
  [ABOUT_PATH]: 'about',
  [CONTACT_PATH]: 'contact',
  [PRIVACY_PATH]: 'privacy',
};

/** The pages of one item; their last parameter is its id or slug. */
const ITEMS: readonly (readonly [pattern: string, collection: string, endpoint: AnyEndpoint])[] = [
  [NEWS_ITEM_PATTERN, 'news', updateNews],
  [OWN_PAGE_PATTERN, 'pages', updatePage],
  [JOB_PATTERN, 'job-postings', EditJobPostings],
  [SECTOR_PATTERN, 'sectors', EditSector],
  [SUBSECTOR_PATTERN, 'subsectors', EditSubsector],
  [PRODUCT_PATTERN, 'products', EditProducts],
];

/** The static pages below the addresses of subsectors. */
const isStatic = (pathname: string): boolean =>
  pathname.toLowerCase() === CHEMICALS_PATH.toLowerCase() || pathname.startsWith('/offerings/chemicals/');

/** The editor of the content that a public page shows; undefined for a page without such content. */
export function editLinkOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): EditLink | undefined {
  const page: unknown = Reflect.get(SECTIONS, pathname.replace(/(.)\/$/, '$1'));
  if (typeof page === 'string') return { href: `/admin/sections/page/${page}`, endpoint: EditSection };
  const blog = new URLSearchParams(search).get('id');
  if (matchPath(BLOG_PATH, pathname))
    return blog === null ? undefined : { href: `/admin/blogs/${encodeURIComponent(blog)}`, endpoint: updateBlog };
  if (isStatic(pathname)) return undefined;
  for (const [pattern, collection, endpoint] of ITEMS) {
    const params = matchPath(pattern, pathname)?.params;
    const id = params && Object.values(params).at(-1);
    if (id) return { href: `/admin/${collection}/${encodeURIComponent(id)}`, endpoint };
  }
  return undefined;
}
