import type { Facet } from 'api-client';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { productFieldValues, productSearch } from '../../database/schema';
import { fieldKey, readChoice } from './field-values';
import { conditionOf, type FieldFilter, type ProductFilter } from './filter';
import { findHits } from './hits';
import { materialisedValues, type CountedValue } from './materialised-counts';
import { memoize } from './memoize';

/** A facet shows its most frequent values, and a list its most frequent facets. */
const MAX_VALUES = 20;
const MAX_FACETS = 24;

const smaller = (one: string, other: string): string => (other < one ? other : one);

/** The choices of the found products; fields and values are compared by their keys. */
async function choicesOfHits(db: Database, filter: ProductFilter): Promise<CountedValue[]> {
  const values = new Map<string, CountedValue & { valueKey: string }>();
  for (const { choice, count: n } of (await findHits(db, filter)).choices) {
    const [field, value] = readChoice(choice);
    const keys = { fieldKey: fieldKey(field), valueKey: fieldKey(value) };
    const name = JSON.stringify(keys);
    const known = values.get(name) ?? { field, value, count: 0 };
    const shown = { field: smaller(field, known.field), value: smaller(value, known.value) };
    values.set(name, { ...keys, ...shown, count: known.count + n });
  }
  return [...values.values()].sort((a, b) => b.count - a.count || (a.valueKey < b.valueKey ? -1 : 1));
}

/**
 * The choices of one field, of the products that are found without this field's filter. A field without choices has its
 * values.
 */
async function valuesOfField(db: Database, filter: ProductFilter, field: FieldFilter): Promise<CountedValue[]> {
  const found = db
    .select({ id: productSearch.id })
    .from(productSearch)
    .where(conditionOf(productSearch, filter, field));
  const total = count();
  const values = await db
    .select({
      fieldKey: productFieldValues.fieldKey,
      field: sql<string>`min(${productFieldValues.field})`,
      value: sql<string>`min(${productFieldValues.value})`,
      choice: sql<boolean>`bool_or(${productFieldValues.choice})`,
      count: total,
    })
    .from(productFieldValues)
    .where(and(inArray(productFieldValues.productId, found), eq(productFieldValues.fieldKey, field.fieldKey)))
    .groupBy(productFieldValues.fieldKey, productFieldValues.valueKey)
    .orderBy(desc(total), asc(productFieldValues.valueKey));
  const choices = values.filter(({ choice }) => choice);
  return choices.length > 0 ? choices : values;
}

function toFacets(values: CountedValue[]): Facet[] {
  const facets = new Map<string, Facet & { total: number }>();
  for (const { fieldKey: key, field, value, count: n } of values) {
    const facet = facets.get(key) ?? { field, values: [], total: 0 };
    facet.total += n;
    if (facet.values.length < MAX_VALUES) facet.values.push({ value, count: n });
    facets.set(key, facet);
  }
  return [...facets.values()]
    .sort((a, b) => b.total - a.total || (a.field < b.field ? -1 : 1))
    .slice(0, MAX_FACETS)
    .map(({ field, values: shown }) => ({ field, values: shown }));
}

/**
 * The select-type fields of all products that a filter finds, each with its values and their counts. A filter on a
 * field does not narrow that field's own counts: its other values can still be chosen.
 */
export async function facetsOf(db: Database, filter: ProductFilter, now: Date): Promise<Facet[]> {
  const stored = await materialisedValues(db, filter, now);
  if (stored) return toFacets(stored);
  const chosen = new Set(filter.fields.map((field) => field.fieldKey));
  const values = (await choicesOfHits(db, filter)).filter((value) => !chosen.has(value.fieldKey));
  for (const field of filter.fields) {
    const find = () => valuesOfField(db, filter, field);
    values.push(...(await memoize(`values of ${field.fieldKey}`, filter, find)));
  }
  return toFacets(values);
}
