import { type Facet, type Product } from 'api-client';
import { and } from 'drizzle-orm';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { isPublic } from '../../content/columns';
import { localeOf } from '../../content/site-languages';
import { isShown, publicOnly } from '../../content/visibility';
import { products } from '../../database/schema';
import { invalidField, notFound } from '../../errors/failures';
import { MAX_ITEMS, offsetOf } from '../../pagination/list-page';
import { orderBy, orderOf } from '../../pagination/order';
import type { Services } from '../../services';
import { readCatalogue } from './catalogue';
import { countProducts } from './counts';
import { facetsOf } from './facets';
import { facetsInLanguage } from './facets-in-language';
import { findsNothing, readFilter, type ProductQuery } from './filter';
import { hiddenSubsectorIds, notInSubsectors } from './hidden-places';
import { selectPage } from './page';
import { placeFacetsOf } from './place-facets';
import { findProduct, findProductsByIds, productColumns, toProducts, type ProductRow } from './repository';

export interface ProductPage {
  products: Product[];
  total: number;
  nextCursor?: string;
  facets?: Facet[];
}

/** Products by name, or by their rank in a search. A search without results is repeated with similar words. */
export async function listProducts(
  { db, clock, config }: Services,
  query: ProductQuery & Record<string, unknown>,
  viewer: Viewer | undefined,
): Promise<ProductPage> {
  const now = clock.now();
  const offset = offsetOf(query);
  let filter = await readFilter(db, query, viewer, now);
  let total = findsNothing(filter) ? 0 : await countProducts(db, filter, now);
  if (total === 0 && filter.search !== undefined) {
    filter = await readFilter(db, query, viewer, now, true);
    total = findsNothing(filter) ? 0 : await countProducts(db, filter, now);
  }
  const wantsFacets = query.facets === '1';
  if (findsNothing(filter)) return { products: [], total: 0, ...(wantsFacets && { facets: [] }) };
  const { rows, ...way } = await selectPage(db, filter, { ...query, offset });
  return {
    products: await toProducts(db, rows, now, filter.catalogue?.places),
    total,
    ...way,
    ...(wantsFacets && {
      facets: [
        ...(await placeFacetsOf(db, filter, now)),
        ...(await facetsInLanguage(db, localeOf(config, query.locale), await facetsOf(db, filter, now))),
      ],
    }),
  };
}

/** @throws 404 when it does not exist, or this viewer may not see it */
export async function getProduct(
  { db, clock }: Services,
  idOrSlug: string,
  viewer: Viewer | undefined,
): Promise<Product> {
  const row = await findProduct(db, idOrSlug);
  const now = clock.now();
  if (!row || !isShown(row, viewer, { collection: 'products' }, now)) throw notFound('Product');
  const isEditor = viewer !== undefined && may(viewer, { collection: 'products' }, 'read');
  const { places, hiddenAt } = await readCatalogue(db);
  if (!isEditor && hiddenAt(now).includes(row.subsectorId)) throw notFound('Product');
  const [product] = await toProducts(db, [row], now, places);
  if (!product) throw notFound('Product');
  return product;
}

/** The products with these ids that visitors see. */
async function findShownProducts({ db, clock }: Services, ids: string[]): Promise<ProductRow[]> {
  const now = clock.now();
  const hidden = new Set(await hiddenSubsectorIds(db, now));
  const rows = await findProductsByIds(db, ids);
  return rows.filter((row) => isPublic(row, now) && !hidden.has(row.subsectorId));
}

/** Published products as a bare array; with `ids` only those, in that order (specification, section 7). */
export async function listCategories(services: Services, ids: string | undefined): Promise<Product[]> {
  const { db, clock } = services;
  const now = clock.now();
  if (ids === undefined) {
    const order = orderOf<ProductRow>(products, undefined, [
      { by: products.sortName, kind: 'text', of: (row) => row.sortName },
    ]);
    const shown = and(
      publicOnly(products, now),
      notInSubsectors(products.subsectorId, await hiddenSubsectorIds(db, now)),
    );
    const all = db.select(productColumns).from(products).where(shown);
    return toProducts(db, await all.orderBy(...orderBy(order)).limit(MAX_ITEMS), now);
  }
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '' && !id.includes('\0'));
  if (wanted.length > MAX_ITEMS) throw invalidField('ids', `At most ${MAX_ITEMS} ids can be asked for`);
  if (wanted.length === 0) return [];
  const rows = await findShownProducts(services, wanted);
  const placeOf = new Map(wanted.map((id, at) => [id, at]));
  rows.sort((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
  return toProducts(db, rows, now);
}
