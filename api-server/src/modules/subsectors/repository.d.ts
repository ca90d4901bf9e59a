import type { Subsector } from 'api-client';
import type { Database } from '../../database/database';
import { subsectors } from '../../database/schema';
import type { ListSource } from '../../listing/list-page';
import type { OrderKey } from '../../listing/order';
export type SubsectorRow = typeof subsectors.$inferSelect & {
    sectorName: string;
    sectorSlug: string;
    sectorOrder: number;
};
/** A subsector names at most this many of its products; `GET /products?subsector=` pages through all. */
export declare const MOST_CATEGORIES = 1000;
export declare const subsectorsInOrder: OrderKey<SubsectorRow>[];
export declare function subsectorsOf(db: Database): ListSource<SubsectorRow>;
/** By id, else by slug without case and punctuation; the trash is searched by id only. */
export declare function findSubsector(db: Database, idOrSlug: string): Promise<SubsectorRow | undefined>;
/** The ids of the published products of subsectors, in order, at most `MOST_CATEGORIES` each. */
export declare function categoriesOf(db: Database, subsectorIds: string[], now: Date): Promise<Map<string, string[]>>;
/** A row as the contract shows it. */
export declare function toSubsector(row: SubsectorRow, categories: string[], now: Date): Subsector;
