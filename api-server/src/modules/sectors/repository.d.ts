import type { Sector } from 'api-client';
import type { Database } from '../../database/database';
import { sectors } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';
export type SectorRow = typeof sectors.$inferSelect;
/** As editors have placed them. */
export declare const sectorsInOrder: OrderKey<SectorRow>[];
export declare function sectorsOf(db: Database): ListSource<SectorRow>;
/** A row as the contract shows it. */
export declare function toSector(row: SectorRow, now: Date): Sector;
/** The ids of sectors named by id or slug; names that no sector has are left out. */
export declare function findSectorIds(db: Database, idsOrSlugs: string[]): Promise<string[]>;
