import type { Database } from '../../database/database';
import { type subsectors } from '../../database/schema';
/**
 * Puts products into a subsector in the order of their ids. Ids that no product has are left out; products of the
 * subsector that are not named stay, behind those that are.
 */
export declare function placeProducts(tx: Database, { id, sectorId }: Pick<typeof subsectors.$inferSelect, 'id' | 'sectorId'>, productIds: readonly string[]): Promise<void>;
