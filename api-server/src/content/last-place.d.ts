import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
interface PlacedColumns {
    order: AnyPgColumn;
    status: AnyPgColumn;
}
/** The place after all others, for an item that nobody has placed. */
export declare function lastPlace(tx: Database, table: PgTable & PlacedColumns): Promise<number>;
export {};
