import type { Facet } from 'api-client';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { contentRevisions, products, translations } from '../../database/schema';
import { fieldKey } from './field-values';

/** The newest translated products, whose names and values of fields a list shows: enough to find each that is common. */
const MOST_PRODUCTS = 2_000;

/** The translated names of fields, and their translated values, by the keys of both. */
interface ShownFields {
  readonly names: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
}

interface Known {
  readonly revision: number | undefined;
  readonly shown: Promise<ShownFields>;
}

/** By database and language. */
const known = new WeakMap<Database, Map<string, Known>>();

const valueKey = (field: string, value: string): string => `${fieldKey(field)}\n${fieldKey(value)}`;

/** Keeps the most frequent translation of each key: the rows begin with it. */
function firstOf(rows: readonly (readonly [key: string, shown: string | null])[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const [key, shown] of rows) if (shown !== null && !first.has(key)) first.set(key, shown);
  return first;
}

async function readShown(db: Database, language: string): Promise<ShownFields> {
  const { collection, entityId, published } = translations;
  const translated = db
    .select({ id: entityId, texts: sql<unknown>`${published}`.as('texts') })
    .from(translations)
    .where(and(eq(collection, 'products'), eq(translations.language, language), isNotNull(published)))
    .orderBy(desc(entityId))
    .limit(MOST_PRODUCTS)
    .as('translated');
  const part = (name: string) => sql<string>`part ->> ${name}::text`;
  const textOf = (name: string) =>
    sql<string | null>`${translated.texts} ->> ('customFields:' || (part ->> '_id') || ${`:${name}`}::text)`;
  const total = sql<number>`count(*)`;
  const rows = await db
    .select({
      field: part('fieldName').as('field'),
      value: part('fieldValue').as('value'),
      shownName: textOf('fieldName').as('shown_name'),
      shownValue: textOf('fieldValue').as('shown_value'),
    })
    .from(translated)
    .innerJoin(products, eq(products.id, translated.id))
    .innerJoin(sql`jsonb_array_elements(${products.customFields}) as part`, sql`part ->> 'fieldType' = 'select'`)
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(desc(total), sql`1, 2, 3, 4`);
  return {
    names: firstOf(rows.map(({ field, shownName }) => [fieldKey(field), shownName])),
    values: firstOf(rows.map(({ field, value, shownValue }) => [valueKey(field, value), shownValue])),
  };
}

/** The translated names and values, which are read again when a product or its translation has changed. */
async function shownIn(db: Database, language: string): Promise<ShownFields> {
  const [row] = await db
    .select({ revision: contentRevisions.revision })
    .from(contentRevisions)
    .where(eq(contentRevisions.name, 'products'))
    .limit(1);
  const ofDatabase = known.get(db) ?? new Map<string, Known>();
  known.set(db, ofDatabase);
  const latest = ofDatabase.get(language);
  if (latest && latest.revision === row?.revision) return latest.shown;
  const shown = readShown(db, language);
  ofDatabase.set(language, { revision: row?.revision, shown });
  shown.catch(() => ofDatabase.delete(language));
  return shown;
}

/**
 * Facets with the names and values of the fields as the published translations of products have them. The same English
 * value may be translated in several ways: the most frequent one is shown.
 *
 * @param language undefined for English, in which facets stay as they are
 */
export async function facetsInLanguage(
  db: Database,
  language: string | undefined,
  facets: readonly Facet[],
): Promise<Facet[]> {
  if (language === undefined || facets.length === 0) return [...facets];
  const { names, values: shownValues } = await shownIn(db, language);
  return facets.map(({ field, values }) => {
    const shownName = names.get(fieldKey(field));
    return {
      field,
      ...(shownName !== undefined && { shownName }),
      locale: language,
      values: values.map(({ value, count }) => {
        const shownValue = shownValues.get(valueKey(field, value));
        return { value, ...(shownValue !== undefined && { shownValue }), count };
      }),
    };
  });
}
