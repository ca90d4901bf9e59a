import type { Facet } from 'api-client';
import type { Database } from '../../database/database';
import { type ProductFilter } from './filter';
/**
 * The facets `sector` and `subsector`: slugs, with how many of the found products belong to each. What is chosen of a
 * facet does not narrow its own counts, and a sector's subsectors are offered only while it is chosen or none is.
 */
export declare function placeFacetsOf(db: Database, filter: ProductFilter): Promise<Facet[]>;
