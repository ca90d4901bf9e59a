import type { Facet } from 'api-client';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { contentRevisions, productFieldValues, products } from '../../database/schema';
import { conditionOf, type FieldFilter, type ProductFilter } from './filter';
import { keptBySubsector, keptValues, type CountedValue, type SubsectorCount } from './kept-counts';

/** A facet shows its most frequent values, and a list its most frequent facets. */
const MOST_VALUES = 20;
const MOST_FACETS = 24;
const MOST_REMEMBERED = 500;

/** What was counted since the catalogue last changed; the revision comes from the database, so replicas agree. */
interface Remembered {
  revision: number;
  values: Map<string, Promise<unknown>>;
}
const remembered = new WeakMap<Database, Remembered>();

async function remember<Value>(db: Database, key: object, count_: () => Promise<Value>): Promise<Value> {
  const [row] = await db.select().from(contentRevisions).where(eq(contentRevisions.name, 'catalogue')).limit(1);
  const revision = row?.revision ?? 0;
  let kept = remembered.get(db);
  if (!kept || kept.revision !== revision || kept.values.size >= MOST_REMEMBERED) {
    kept = { revision, values: new Map() };
    remembered.set(db, kept);
  }
  const name = JSON.stringify(key);
  const known = kept.values.get(name);
  // The name tells what was counted, and with it the type.
  if (known) return known as Promise<Value>;
  const counted = count_();
  kept.values.set(name, counted);
  counted.catch(() => kept.values.delete(name));
  return counted;
}

/** The parts of a filter that tell what was counted; who asks is told by the caller. */
function keyOf({ sectorIds, subsectorIds, name, groups, fields }: ProductFilter, kind: string) {
  return { kind, sectorIds, subsectorIds, name, groups, fields };
}

/** How many products a filter finds, by their subsectors; those without any are left out. */
export async function countBySubsector(db: Database, filter: ProductFilter, now: Date): Promise<Map<string, number>> {
  const byCounting = (): Promise<SubsectorCount[]> =>
    db
      .select({ subsectorId: products.subsectorId, count: count() })
      .from(products)
      .where(conditionOf(filter))
      .groupBy(products.subsectorId);
  const counts =
    (await keptBySubsector(db, filter, now)) ??
    // What editors see is not public and not often asked for: counted each time.
    (await (filter.isPublic ? remember(db, keyOf(filter, 'products'), byCounting) : byCounting()));
  return new Map(counts.filter(({ count: n }) => n > 0).map(({ subsectorId, count: n }) => [subsectorId, n]));
}

/** How many products a filter finds. */
export async function countProducts(db: Database, filter: ProductFilter, now: Date): Promise<number> {
  const counts = await countBySubsector(db, filter, now);
  return [...counts.values()].reduce((total, n) => total + n, 0);
}

/**
 * The choices of the found products; of one field as if it did not filter. A field that no product offers as a choice
 * is told by what stands in it.
 */
async function countedValues(db: Database, filter: ProductFilter, without?: FieldFilter): Promise<CountedValue[]> {
  const found = db.select({ id: products.id }).from(products).where(conditionOf(filter, without));
  const total = count();
  const values = await db
    .select({
      fieldKey: productFieldValues.fieldKey,
      field: sql<string>`min(${productFieldValues.field})`,
      value: sql<string>`min(${productFieldValues.value})`,
      // Named by the condition alone, the column need not be read beside the index.
      choice: without ? sql<boolean>`bool_or(${productFieldValues.choice})` : sql<boolean>`true`,
      count: total,
    })
    .from(productFieldValues)
    .where(
      and(
        inArray(productFieldValues.productId, found),
        without ? eq(productFieldValues.fieldKey, without.fieldKey) : sql`${productFieldValues.choice}`,
      ),
    )
    .groupBy(productFieldValues.fieldKey, productFieldValues.valueKey)
    .orderBy(desc(total), asc(productFieldValues.valueKey));
  const choices = values.filter(({ choice }) => choice);
  return choices.length > 0 ? choices : values;
}

function toFacets(values: CountedValue[]): Facet[] {
  const facets = new Map<string, Facet & { total: number }>();
  for (const { fieldKey, field, value, count: n } of values) {
    const facet = facets.get(fieldKey) ?? { field: field ?? '', values: [], total: 0 };
    facet.total += n;
    if (facet.values.length < MOST_VALUES) facet.values.push({ value: value ?? '', count: n });
    facets.set(fieldKey, facet);
  }
  return [...facets.values()]
    .sort((a, b) => b.total - a.total || (a.field < b.field ? -1 : 1))
    .slice(0, MOST_FACETS)
    .map(({ field, values: shown }) => ({ field, values: shown }));
}

/**
 * The select-type fields of all products a filter finds, each with its values and how often they occur.
 * A field that is filtered by counts as if it were not: its other values stay choosable.
 */
export async function facetsOf(db: Database, filter: ProductFilter, now: Date): Promise<Facet[]> {
  const kept = await keptValues(db, filter, now);
  if (kept) return toFacets(kept);
  const byCounting = async () => {
    const chosen = new Set(filter.fields.map(({ fieldKey }) => fieldKey));
    const values = (await countedValues(db, filter)).filter(({ fieldKey }) => !chosen.has(fieldKey));
    for (const field of filter.fields) values.push(...(await countedValues(db, filter, field)));
    return toFacets(values);
  };
  return filter.isPublic ? remember(db, keyOf(filter, 'facets'), byCounting) : byCounting();
}
