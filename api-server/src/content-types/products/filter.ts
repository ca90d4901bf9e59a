import { fold, slugKey, type ContentListQuery } from 'api-client';
import { and, arrayOverlaps, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../auth/viewer';
import { withStatus } from '../../content/visibility';
import { isAmong } from '../../database/among';
import type { Database } from '../../database/database';
import { productFieldValues, products, type productSearch, subsectors } from '../../database/schema';
import { invalid } from '../../errors/failures';
import { valuesOf, type ReadQuery } from '../../pagination/read-query';
import { containing } from '../../pagination/search-pattern';
import { findSectorIds } from '../sectors/find-sector-ids';
import { idsInLanguage } from '../search-in-language';
import { readCatalogue, type Catalogue } from './catalogue';
import { fieldKey } from './field-values';
import { notInSubsectors } from './hidden-places';
import { wordGroups } from './search-words';

type Filter = string | string[] | undefined;

export type ProductQuery = ReadQuery<ContentListQuery> & {
  sector?: Filter;
  subsector?: Filter;
  name?: string | undefined;
  locale?: string | undefined;
  page?: number | undefined;
  facets?: '0' | '1' | undefined;
};

/** `field.<name>=<value>`: a field and its allowed values. */
export interface FieldFilter {
  fieldKey: string;
  valueKeys: string[];
}

/** Where products are found: in their rows, or in the short rows of searches. */
export type Rows = typeof products | typeof productSearch;

/** The query of a list of products, its names resolved. Absent parts do not filter. */
export interface ProductFilter {
  status: (rows: Rows) => SQL | undefined;
  /** Set when only public products are listed: stored counters and cached results can answer then. */
  catalogue: Catalogue | undefined;
  /** Subsectors whose products visitors do not see; empty for editors who set a status. */
  hidden: string[];
  sectorIds: string[] | undefined;
  subsectorIds: string[] | undefined;
  name: string | undefined;
  /** Each group has alternatives for one word; undefined without a search. */
  groups: string[][] | undefined;
  search: string | undefined;
  /** The products that the search finds by their texts in the language of the answer. */
  translatedIds: string[];
  fields: FieldFilter[];
}

const PREFIX = 'field.';
const MAX_FIELDS = 20;
const NOT_ALLOWED = /[\p{Cc}\p{Cs}]/u;

/**
 * The filters on custom fields among the parameters of a query. @throws 400 for values that are not single-line texts
 */
export function readFieldFilters(query: Record<string, unknown>): FieldFilter[] {
  const filters: FieldFilter[] = [];
  for (const [parameter, given] of Object.entries(query)) {
    if (!parameter.startsWith(PREFIX)) continue;
    const key = fieldKey(parameter.slice(PREFIX.length));
    const values = (Array.isArray(given) ? given : [given]).filter((value) => typeof value === 'string');
    const isWrong = key === '' || values.length === 0 || values.length > 50 || NOT_ALLOWED.test(parameter);
    if (isWrong || values.some((value) => value.length > 200 || NOT_ALLOWED.test(value))) {
      throw invalid([
        { path: parameter.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''), message: 'The filter must be a line of text' },
      ]);
    }
    filters.push({ fieldKey: key, valueKeys: values.map(fieldKey) });
  }
  if (filters.length > MAX_FIELDS)
    throw invalid([{ path: 'field', message: `At most ${MAX_FIELDS} fields can be filtered by` }]);
  return filters;
}

async function findSubsectorIds(db: Database, idsOrSlugs: string[]): Promise<string[]> {
  const named = or(inArray(subsectors.id, idsOrSlugs), inArray(subsectors.slugKey, idsOrSlugs.map(slugKey)));
  return (await db.select({ id: subsectors.id }).from(subsectors).where(named)).map(({ id }) => id);
}

/**
 * Resolves a query. `fuzzy` also allows typing errors in all words of the search, else they are allowed in unknown ones,
 * unless texts in the language of the answer have them as they are written.
 */
export async function readFilter(
  db: Database,
  query: ProductQuery & Record<string, unknown>,
  viewer: Viewer | undefined,
  now: Date,
  fuzzy = false,
): Promise<ProductFilter> {
  const sectors = valuesOf(query.sector);
  const inSubsectors = valuesOf(query.subsector);
  const search = query.search?.trim() === '' ? undefined : query.search;
  const ofStatus = (rows: Rows) => withStatus(rows, query.status, viewer, { collection: 'products' }, now);
  // Refuses a viewer who may not see them, even if nothing is found.
  ofStatus(products);
  const [catalogue, translatedIds] = await Promise.all([
    query.status === undefined ? readCatalogue(db) : undefined,
    idsInLanguage(db, 'products', query),
  ]);
  const inUnknown = translatedIds.length === 0 ? 'unknown' : 'none';
  return {
    // While no product is due, those of one status.
    status: catalogue && !catalogue.isDueAt(now) ? (rows) => eq(rows.status, 'published') : ofStatus,
    catalogue,
    hidden: catalogue?.hiddenAt(now) ?? [],
    sectorIds: sectors && (await findSectorIds(db, sectors)),
    subsectorIds: inSubsectors && (await findSubsectorIds(db, inSubsectors)),
    name: query.name?.trim() === '' ? undefined : query.name,
    search,
    translatedIds,
    // A search without any word, such as "%", or with an unknown one, finds nothing.
    groups: search === undefined ? undefined : ((await wordGroups(db, search, fuzzy ? 'all' : inUnknown)) ?? []),
    fields: readFieldFilters(query),
  };
}

/** Whether a filter finds nothing: a name does not exist, or the search has no known word. */
export function findsNothing({ sectorIds, subsectorIds, groups, translatedIds }: ProductFilter): boolean {
  const hasNoWord = groups?.length === 0 && translatedIds.length === 0;
  return sectorIds?.length === 0 || subsectorIds?.length === 0 || hasNoWord;
}

function oneOf(column: PgColumn, ids: string[] | undefined): SQL | undefined {
  const [first] = ids ?? [];
  if (first === undefined) return undefined;
  return ids?.length === 1 ? eq(column, first) : inArray(column, ids ?? []);
}

function hasField(rows: Rows, { fieldKey: field, valueKeys }: FieldFilter): SQL {
  return sql`${rows.id} in (
    select ${productFieldValues.productId} from ${productFieldValues}
    where ${productFieldValues.fieldKey} = ${field} and ${inArray(productFieldValues.valueKey, valueKeys)}
  )`;
}

/** The condition that a product has a word of each group, or is found by its texts in another language. */
function searched(rows: Rows, { groups, translatedIds }: ProductFilter): SQL | undefined {
  const hasWords = and(...(groups ?? []).map((group) => arrayOverlaps(rows.words, group)));
  if (translatedIds.length === 0) return hasWords;
  return or(hasWords, isAmong(rows.id, translatedIds));
}

/** The condition of a filter; `without` leaves out one field, for the counts of that field's own facet. */
export function conditionOf(rows: Rows, filter: ProductFilter, without?: FieldFilter): SQL | undefined {
  return and(
    filter.status(rows),
    notInSubsectors(rows.subsectorId, filter.hidden),
    oneOf(rows.sectorId, filter.sectorIds),
    oneOf(rows.subsectorId, filter.subsectorIds),
    filter.name === undefined ? undefined : like(rows.sortName, containing(fold(filter.name))),
    searched(rows, filter),
    ...filter.fields.filter((field) => field !== without).map((field) => hasField(rows, field)),
  );
}
