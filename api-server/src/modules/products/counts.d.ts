import type { Facet } from 'api-client';
import type { Database } from '../../database/database';
import { type ProductFilter } from './filter';
/** How many products a filter finds. Whole sectors and subsectors are answered from kept counters. */
export declare function countProducts(db: Database, filter: ProductFilter, now: Date): Promise<number>;
/**
 * The fields of the products a filter finds, each with its values and how often they occur.
 * A field that is filtered by counts as if it were not: its other values stay choosable.
 */
export declare function facetsOf(db: Database, filter: ProductFilter): Promise<Facet[]>;
