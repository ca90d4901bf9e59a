import { inArray } from 'drizzle-orm';
import { withIds } from '../content/part-ids';
import type { Database } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { products } from '../database/schema';
import { addToIndex, searchColumnsOf } from '../content-types/products/product-index';
import type { ContentProduct } from './content-folder';
import { columnsOf, slugColumnsOf } from './stored-columns';

export type Places = Map<string, { subsectorId: string; sectorId: string }>;

/**
 * Stores products whose slugs are new.
 * @param first the place of the first one in its subsector
 * @returns how many were new
 */
export async function storeProducts(
  db: Database,
  records: ContentProduct[],
  places: Places,
  now: Date,
  first = 0,
): Promise<number> {
  const keys = records.map(({ slug }) => slugColumnsOf(slug).slugKey);
  const known = await db.select({ key: products.slugKey }).from(products).where(inArray(products.slugKey, keys));
  const there = new Set(known.map(({ key }) => key));
  const rows = records.flatMap((record, at) => {
    const { slug, subsector, name, description, logo, pdf = '' } = record;
    const { pictures = [], customFields = [], documents = [], charts = [] } = record;
    const slugs = slugColumnsOf(slug);
    if (there.has(slugs.slugKey)) return [];
    const place = places.get(subsector);
    if (!place) throw new Error(`The product ${slug} names the subsector ${subsector}, which does not exist`);
    const shown = documents.map(({ language = '', revision = '', date = '', size = 0, ...document }) => ({
      language,
      revision,
      date,
      size,
      ...document,
    }));
    return [
      {
        ...columnsOf(name, now, at),
        ...slugs,
        ...place,
        ...searchColumnsOf({ name, description, customFields }),
        ...{ name, description, logo, pdf, order: first + at },
        ...{ pictures: withIds(pictures, [], now), customFields: withIds(customFields, [], now) },
        charts: withIds(charts, [], now),
        documents: withIds(shown, [], now),
      },
    ];
  });
  if (rows.length === 0) return 0;
  await db.transaction(async (tx) => {
    await insertRows(tx, products, rows);
    await addToIndex(tx, rows);
  });
  return rows.length;
}
