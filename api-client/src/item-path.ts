import {
  ABOUT_PATH,
  blogPath,
  CONTACT_PATH,
  HOME_PATH,
  jobPath,
  newsItemPath,
  pagePath,
  PRIVACY_PATH,
  productPath,
  sectorPath,
  subsectorPath,
} from './page-paths';
import type { ContentType } from './content-type/content-type';

/** The pages that consist of sections. */
const SECTION_PAGES: Readonly<Record<string, string>> = {
  home: HOME_PATH,
  about: ABOUT_PATH,
  contact: CONTACT_PATH,
  privacy: PRIVACY_PATH,
};

type Text = (name: string) => string;

const PATHS: Readonly<Record<string, (text: Text) => string | undefined>> = {
  blogs: (text) => blogPath(text('slug')),
  news: (text) => newsItemPath(text('slug')),
  pages: (text) => pagePath(text('slug')),
  'job-postings': (text) => jobPath({ _id: text('_id'), slug: text('slug') }),
  sectors: (text) => sectorPath({ slug: text('slug') }),
  subsectors: (text) => text('sectorSlug') && subsectorPath({ slug: text('slug'), sectorSlug: text('sectorSlug') }),
  products: (text) =>
    text('sectorSlug') &&
    productPath({ slug: text('slug'), subsectorSlug: text('subsectorSlug'), sectorSlug: text('sectorSlug') }),
  sections: (text) => SECTION_PAGES[text('page')],
};

/** The address of the page that shows an item to visitors; undefined for content without such a page. */
export function itemPath(
  { collection, pages }: Pick<ContentType, 'collection' | 'pages'>,
  item: object,
): string | undefined {
  const text = (name: string): string => {
    const value: unknown = Reflect.get(item, name);
    return typeof value === 'string' ? value : '';
  };
  return PATHS[collection]?.(text) || pages?.item?.replace(':slug', text('slug'));
}
