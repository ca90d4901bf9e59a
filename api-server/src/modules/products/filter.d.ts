import type { ContentListQuery } from 'api-client';
import { type SQL } from 'drizzle-orm';
import { type Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { type ReadQuery } from '../../listing/read-query';
type Filter = string | string[] | undefined;
export type ProductQuery = ReadQuery<ContentListQuery> & {
    sector?: Filter;
    subsector?: Filter;
    name?: string | undefined;
    page?: number | undefined;
    facets?: '0' | '1' | undefined;
};
/** `field.<name>=<value>`: one field and the values of which one is wanted. */
export interface FieldFilter {
    fieldKey: string;
    valueKeys: string[];
}
/** What a list of products is asked for, its names resolved. Parts that are absent do not filter. */
export interface ProductFilter {
    status: SQL | undefined;
    /** Whether only what visitors see is asked for: kept counters answer then. */
    isPublic: boolean;
    sectorIds: string[] | undefined;
    subsectorIds: string[] | undefined;
    name: string | undefined;
    /** Of each group one word; undefined without a search. */
    groups: string[][] | undefined;
    search: string | undefined;
    fields: FieldFilter[];
}
/** The filters on custom fields among the parameters of a query. @throws 400 for values that are no text of one line. */
export declare function readFieldFilters(query: Record<string, unknown>): FieldFilter[];
/** Resolves a query; `forgiving` reads the search more generously. */
export declare function readFilter(db: Database, query: ProductQuery & Record<string, unknown>, viewer: Viewer | undefined, now: Date, forgiving?: boolean): Promise<ProductFilter>;
/** Nothing fits: a name that does not exist, or a search that means nothing. */
export declare function findsNothing({ sectorIds, subsectorIds, groups }: ProductFilter): boolean;
export declare function hasField({ fieldKey: field, valueKeys }: FieldFilter): SQL;
/** The products whose names fulfil every group: they come first in a search. */
export declare function nameMatches(groups: string[][]): SQL | undefined;
/** The condition of a filter; `without` leaves out one field, for the counts of that field's own facet. */
export declare function conditionOf(filter: ProductFilter, without?: FieldFilter): SQL | undefined;
export {};
