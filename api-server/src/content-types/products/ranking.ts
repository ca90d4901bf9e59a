import { fold } from 'api-client';
import { and, like, or, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '../../database/among';
import { productSearch } from '../../database/schema';
import { containing } from '../../pagination/search-pattern';
import { wordsOf } from '../../text/fold';
import { orderOf, type Order, type OrderKey } from '../../pagination/order';
import type { ProductFilter, ProductQuery, Rows } from './filter';
import type { ProductRow } from './repository';

export type RankedRow = ProductRow & { rank: number };

/** The words of a group that contain no other word of it: where a longer one occurs, its part does too. */
function shortestOf(group: string[]): string[] {
  const shortest: string[] = [];
  for (const word of group.toSorted((a, b) => a.length - b.length)) {
    if (!shortest.some((shorter) => word.includes(shorter))) shortest.push(word);
  }
  return shortest;
}

/**
 * Whether a name has a word of each group. It searches the folded name directly, since many products are ranked at
 * once.
 */
function nameMatches(groups: string[][]): SQL | undefined {
  const has = (word: string) => like(productSearch.sortName, containing(word));
  return and(...groups.map((group) => or(...shortestOf(group).map(has))));
}

/** Whether a name has a grade, such as `C 140`, with or without a space. */
function hasGrade(search: string): SQL {
  const grades = wordsOf(search).filter((word) => /\d/.test(word));
  const joined = sql`regexp_replace(${productSearch.sortName}, '[^[:alnum:]]', '', 'g')`;
  const found = and(...grades.map((grade) => like(joined, containing(grade))));
  return grades.length === 0 || found === undefined ? sql`false` : found;
}

/**
 * The rank of a product in a search: 0 when its name begins with it or has its grade, 1 when its name has the words, or
 * its texts in the language of the answer do, 2 when only its texts do.
 */
export function rankOf({ search, groups, translatedIds }: ProductFilter): SQL<number> {
  if (search === undefined || groups === undefined) return sql<number>`0`;
  const beginning = containing(fold(search).trim()).slice(1);
  const isTranslated = translatedIds.length > 0 ? isAmong(productSearch.id, translatedIds) : undefined;
  const isNamed = or(nameMatches(groups), isTranslated) ?? sql`false`;
  return sql<number>`case when ${productSearch.sortName} like ${beginning} or ${hasGrade(search)} then 0 when ${isNamed} then 1 else 2 end`;
}

/** The requested order; by default searches are ordered by rank and others by name. */
export function orderFor(rows: Rows, filter: ProductFilter, sort: ProductQuery['sort']): Order<RankedRow> {
  const byName: OrderKey<RankedRow> = { by: rows.sortName, kind: 'text', of: (row) => row.sortName };
  const byRank: OrderKey<RankedRow> = { by: rankOf(filter), kind: 'number', of: (row) => row.rank };
  return orderOf(rows, sort, filter.groups === undefined ? [byName] : [byRank, byName]);
}
