import type { Database } from '../database/database';
import type { DemonstrationProduct } from '../demonstration';
/** Where a product belongs, by the slug of its subsector. */
export type Places = Map<string, {
    subsectorId: string;
    sectorId: string;
}>;
/**
 * Stores products that are not there yet, told by their slugs.
 * @param first the place of the first one in its subsector
 * @returns how many were new
 */
export declare function storeProducts(db: Database, records: DemonstrationProduct[], places: Places, now: Date, first?: number): Promise<number>;
