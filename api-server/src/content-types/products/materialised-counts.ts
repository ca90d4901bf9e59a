import { and, asc, desc, eq, gt, inArray, ne, sql, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import { facetCounts, facetPairCounts, productCounts } from '../../database/schema';
import type { FieldFilter, ProductFilter } from './filter';
import { notInSubsectors } from './hidden-places';
import type { Hits } from './hits';

// Counters that triggers maintain: reading them costs the same in a catalogue of a hundred products and of a hundred
// thousand.

export interface CountedValue {
  fieldKey: string;
  field: string;
  value: string;
  count: number;
}

const summed = (column: PgColumn) => sum(column).mapWith(Number);

/** The condition that a counter's subsector is among those of a filter. */
function placed(db: Database, column: PgColumn, { hidden, sectorIds, subsectorIds }: ProductFilter): SQL | undefined {
  const ofSectors = sectorIds
    ? db.select({ id: productCounts.subsectorId }).from(productCounts).where(inArray(productCounts.sectorId, sectorIds))
    : undefined;
  return and(
    notInSubsectors(column, hidden),
    subsectorIds && inArray(column, subsectorIds),
    ofSectors && inArray(column, ofSectors),
  );
}

const isOfField = ({ fieldKey, valueKeys }: FieldFilter): SQL | undefined =>
  and(eq(facetCounts.fieldKey, fieldKey), inArray(facetCounts.valueKey, valueKeys));

/**
 * Whether pair counters can answer a field's filter: its values are choices everywhere, and no product has two of them.
 */
async function canUsePairs(db: Database, { fieldKey, valueKeys }: FieldFilter): Promise<boolean> {
  const [counted] = await db
    .select({ all: summed(facetCounts.count), choices: summed(facetCounts.choices) })
    .from(facetCounts)
    .where(isOfField({ fieldKey, valueKeys }));
  if (!counted?.choices || counted.all !== counted.choices) return false;
  if (valueKeys.length === 1) return true;
  const { fieldKey: field, valueKey: value, otherFieldKey, otherValueKey } = facetPairCounts;
  const [twice] = await db
    .select({ count: facetPairCounts.count })
    .from(facetPairCounts)
    .where(
      and(
        ...[eq(field, fieldKey), eq(otherFieldKey, fieldKey), gt(facetPairCounts.count, 0)],
        ...[inArray(value, valueKeys), inArray(otherValueKey, valueKeys)],
      ),
    )
    .limit(1);
  return !twice;
}

/** The part of a filter that counters can answer: whole places, or one field in them. */
async function materialisedField(
  db: Database,
  filter: ProductFilter,
  now: Date,
): Promise<FieldFilter | 'none' | undefined> {
  const { catalogue, name, groups, fields } = filter;
  if (!catalogue || name !== undefined || groups !== undefined || fields.length > 1) return undefined;
  // The counters do not include due products yet.
  if (catalogue.isDueAt(now)) return undefined;
  const [field] = fields;
  if (!field) return 'none';
  return (await canUsePairs(db, field)) ? field : undefined;
}

/** The number of published products by subsector; undefined if counters cannot answer it. */
export async function materialisedBySubsector(
  db: Database,
  filter: ProductFilter,
  now: Date,
): Promise<Hits['bySubsector'] | undefined> {
  const field = await materialisedField(db, filter, now);
  if (field === undefined) return undefined;
  if (field === 'none')
    return db
      .select({ subsectorId: productCounts.subsectorId, count: summed(productCounts.count) })
      .from(productCounts)
      .where(and(eq(productCounts.status, 'published'), placed(db, productCounts.subsectorId, filter)))
      .groupBy(productCounts.subsectorId);
  return db
    .select({ subsectorId: facetCounts.subsectorId, count: summed(facetCounts.count) })
    .from(facetCounts)
    .where(and(isOfField(field), placed(db, facetCounts.subsectorId, filter)))
    .groupBy(facetCounts.subsectorId);
}

/** The choices of whole places, or those of one field there. */
function choicesOf(db: Database, filter: ProductFilter, fieldKey?: string): Promise<CountedValue[]> {
  const total = summed(facetCounts.count);
  return db
    .select({
      fieldKey: facetCounts.fieldKey,
      field: sql<string>`min(${facetCounts.field})`,
      value: sql<string>`min(${facetCounts.value})`,
      count: total,
    })
    .from(facetCounts)
    .where(
      and(
        gt(facetCounts.choices, 0),
        fieldKey === undefined ? undefined : eq(facetCounts.fieldKey, fieldKey),
        placed(db, facetCounts.subsectorId, filter),
      ),
    )
    .groupBy(facetCounts.fieldKey, facetCounts.valueKey)
    .orderBy(desc(total), asc(facetCounts.valueKey));
}

/** The choices of the other fields of the products that one field finds. */
function pairedWith(
  db: Database,
  { fieldKey, valueKeys }: FieldFilter,
  filter: ProductFilter,
): Promise<CountedValue[]> {
  const total = summed(facetPairCounts.count);
  return db
    .select({
      fieldKey: facetPairCounts.otherFieldKey,
      field: sql<string>`min(${facetCounts.field})`,
      value: sql<string>`min(${facetCounts.value})`,
      count: total,
    })
    .from(facetPairCounts)
    .innerJoin(
      facetCounts,
      and(
        eq(facetCounts.subsectorId, facetPairCounts.subsectorId),
        eq(facetCounts.fieldKey, facetPairCounts.otherFieldKey),
        eq(facetCounts.valueKey, facetPairCounts.otherValueKey),
      ),
    )
    .where(
      and(
        ...[eq(facetPairCounts.fieldKey, fieldKey), inArray(facetPairCounts.valueKey, valueKeys)],
        ...[ne(facetPairCounts.otherFieldKey, fieldKey), gt(facetPairCounts.count, 0)],
        placed(db, facetPairCounts.subsectorId, filter),
      ),
    )
    .groupBy(facetPairCounts.otherFieldKey, facetPairCounts.otherValueKey)
    .orderBy(desc(total), asc(facetPairCounts.otherValueKey));
}

/**
 * The choices of the products that a filter finds, and the other values of its field; undefined if counters cannot
 * answer it.
 */
export async function materialisedValues(
  db: Database,
  filter: ProductFilter,
  now: Date,
): Promise<CountedValue[] | undefined> {
  const field = await materialisedField(db, filter, now);
  if (field === undefined) return undefined;
  if (field === 'none') return choicesOf(db, filter);
  return [...(await pairedWith(db, field, filter)), ...(await choicesOf(db, filter, field.fieldKey))];
}
