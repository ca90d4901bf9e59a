import {
  ENGLISH,
  inLanguage,
  sectorPath,
  blogPath,
  newsItemPath,
  pagePath,
  subsectorPath,
  jobPath,
  productPath,
} from 'api-client';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { FIXED_PAGES } from '../../content/fixed-pages';
import { siteDay } from '../../content/site-dates';
import { publicOnly } from '../../content/visibility';
import { shownCollections, type ShownCollection } from '../../content-types/collections/collection-pages';
import {
  blogs,
  collectionItems,
  jobPostings,
  news,
  pages,
  products,
  productSearch,
  sectors,
  subsectors,
} from '../../database/schema';
import type { Database } from '../../database/database';
import type { Services } from '../../services';
import { inState } from '../../content-types/job-postings/state';
import type { Rows } from '../../content-types/products/filter';
import { hiddenSubsectorIds, notInSubsectors } from '../../content-types/products/hidden-places';
import { element, XML_HEAD } from './xml';

export interface MappedPage {
  readonly path: string;
  readonly changed?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** A site map may contain 50,000 addresses. */
const ADDRESSES_PER_MAP = 40_000;
/** The items of remotes' collections that the map of pages lists: older ones are reached from their lists. */
const ITEMS_OF_COLLECTIONS = 5_000;

/**
 * A site map. In a site with several languages it lists a page once for each, and each time all of its addresses.
 *
 * @param others the codes of the languages besides English
 */
export function urlset(siteUrl: string, pages: readonly MappedPage[], others: readonly string[] = []): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const moment = changed ? element('lastmod', changed.toISOString()) : '';
    const addresses = [ENGLISH, ...others].map((code) => [code, siteUrl + inLanguage(path, code)] as const);
    const links = [['x-default', siteUrl + path] as const, ...addresses].map(([hreflang, href]) =>
      element('xhtml:link', '', { rel: 'alternate', hreflang, href }),
    );
    const alternates = others.length > 0 ? links.join('') : '';
    return addresses.map(([, address]) => `<url>${element('loc', address)}${moment}${alternates}</url>`);
  });
  const prefix = others.length > 0 ? ` xmlns:xhtml="${XHTML}"` : '';
  return `${XML_HEAD}\n<urlset xmlns="${NAMESPACE}"${prefix}>\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap>${element('loc', siteUrl + path)}</sitemap>`);
  return `${XML_HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Every published page except for products: drafts, scheduled and deleted items and closed jobs are left out. */
export async function mappedPages({ db, clock }: Services): Promise<MappedPage[]> {
  const now = clock.now();
  const shown = (table: typeof blogs | typeof news | typeof pages | typeof sectors, ...order: SQL[]) =>
    db
      .select({ slug: table.slug, changed: table.updatedAt })
      .from(table)
      .where(publicOnly(table, now))
      .orderBy(...order, asc(table.id));
  const [blogRows, newsRows, pageRows] = [await shown(blogs), await shown(news), await shown(pages)];
  const sectorRows = await shown(sectors, asc(sectors.order));
  const subsectorRows = await db
    .select({ slug: subsectors.slug, sectorSlug: sectors.slug, changed: subsectors.updatedAt })
    .from(subsectors)
    .innerJoin(sectors, eq(subsectors.sectorId, sectors.id))
    .where(and(publicOnly(subsectors, now), publicOnly(sectors, now)))
    .orderBy(asc(subsectors.id));
  const jobRows = await db
    .select({ id: jobPostings.id, slug: jobPostings.slug, changed: jobPostings.updatedAt })
    .from(jobPostings)
    .where(and(publicOnly(jobPostings, now), inState('open', await siteDay(db, now))))
    .orderBy(asc(jobPostings.id));
  const collections = await shownCollections(db);
  return [
    ...FIXED_PAGES.filter(({ mapped }) => mapped).map(({ path }) => ({ path })),
    ...pageRows.map(({ slug, changed }) => ({ path: pagePath(slug), changed })),
    ...sectorRows.map(({ slug, changed }) => ({ path: sectorPath({ slug }), changed })),
    ...subsectorRows.map(({ changed, ...names }) => ({ path: subsectorPath(names), changed })),
    ...jobRows.map(({ id, slug, changed }) => ({ path: jobPath({ _id: id, slug }), changed })),
    ...blogRows.map(({ slug, changed }) => ({ path: blogPath(slug), changed })),
    ...newsRows.map(({ slug, changed }) => ({ path: newsItemPath(slug), changed })),
    ...collections.flatMap(({ list }) => (list ? [{ path: list }] : [])),
    ...(await collectionPages(db, now, collections)),
  ];
}

/** The newest items of remotes' collections that have a page. */
async function collectionPages(
  db: Database,
  now: Date,
  collections: readonly ShownCollection[],
): Promise<MappedPage[]> {
  const withPages = new Map(collections.flatMap(({ name, pathOf }) => (pathOf ? [[name, pathOf] as const] : [])));
  if (withPages.size === 0) return [];
  const rows = await db
    .select({ collection: collectionItems.collection, slug: collectionItems.slug, changed: collectionItems.updatedAt })
    .from(collectionItems)
    .where(and(inArray(collectionItems.collection, [...withPages.keys()]), publicOnly(collectionItems, now)))
    .orderBy(desc(collectionItems.createdAt), desc(collectionItems.id))
    .limit(ITEMS_OF_COLLECTIONS);
  return rows.flatMap(({ collection, slug, changed }) => {
    const path = withPages.get(collection)?.(slug);
    return path === undefined ? [] : [{ path, changed }];
  });
}

async function shown(rows: Rows, db: Database, now: Date): Promise<SQL | undefined> {
  return and(publicOnly(rows, now), notInSubsectors(rows.subsectorId, await hiddenSubsectorIds(db, now)));
}

/** The number of products that visitors can see. */
export async function countProducts({ db, clock }: Services): Promise<number> {
  return db.$count(productSearch, await shown(productSearch, db, clock.now()));
}

/** How many products a map contains: each has an address in every language. */
export const productsPerMap = ({ languages }: Services['config']): number =>
  Math.floor(ADDRESSES_PER_MAP / (1 + languages.length));

/** The published products of one map; 0 is the first. */
export async function mappedProducts({ db, clock, config }: Services, map: number): Promise<MappedPage[]> {
  const limit = productsPerMap(config);
  const rows = await db
    .select({
      ...{ slug: products.slug, subsectorSlug: subsectors.slug, sectorSlug: sectors.slug },
      changed: products.updatedAt,
    })
    .from(products)
    .innerJoin(subsectors, eq(products.subsectorId, subsectors.id))
    .innerJoin(sectors, eq(products.sectorId, sectors.id))
    .where(await shown(products, db, clock.now()))
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(map * limit);
  return rows.map(({ changed, ...names }) => ({ path: productPath(names), changed }));
}
