import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
interface SluggedColumns {
    id: AnyPgColumn;
    slugKey: AnyPgColumn;
    status: AnyPgColumn;
}
/**
 * An address for an item: the one asked for as it is (two of the same are a 409 by the table's index), else one made
 * of its name, with a number behind it when another item has it.
 *
 * @param except the item itself, when it exists
 */
export declare function freeSlug(tx: Database, table: PgTable & SluggedColumns, { slug, name, except }: {
    slug?: string | undefined;
    name: string;
    except?: string;
}): Promise<{
    slug: string;
    slugKey: string;
}>;
export {};
