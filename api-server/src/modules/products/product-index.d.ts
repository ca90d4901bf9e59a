import type { CustomField } from 'api-client';
import type { Database } from '../../database/database';
import { products } from '../../database/schema';
interface Indexed {
    name: string;
    description: string;
    customFields: CustomField[];
}
/** The columns of a product that sorting and search read. Set them with every change of name, text or fields. */
export declare function searchColumnsOf({ name, description, customFields }: Indexed): {
    sortName: string;
    nameWords: string[];
    words: string[];
};
type ProductIdentity = Pick<typeof products.$inferSelect, 'id' | 'subsectorId' | 'status' | 'customFields' | 'words'>;
/**
 * Brings vocabulary and filterable values in step with products that were stored.
 * Pass the transaction of the change. Every writer of products calls this, also when only the
 * status or the subsector changed.
 */
export declare function indexProducts(tx: Database, ids: string[]): Promise<void>;
/** The same for products that were not stored before: nothing of them has to be taken out first. */
export declare function addToIndex(tx: Database, stored: ProductIdentity[]): Promise<void>;
/** Moves the products of a subsector along when it moves to another sector. */
export declare function moveProducts(tx: Database, subsectorId: string, sectorId: string): Promise<void>;
export {};
