import type { ListQuery } from 'api-client';
import { type SQL } from 'drizzle-orm';
import { type Order } from './order';
/** Without `limit` a list answers at most this many items (api.md, Conventions). */
export declare const MOST_ITEMS = 1000;
/** Where the rows of a list come from. */
export interface ListSource<Row> {
    select(where: SQL | undefined, order: SQL[], limit: number): PromiseLike<Row[]>;
    count(where: SQL | undefined): PromiseLike<number>;
}
export interface ListPage<Row> {
    rows: Row[];
    total: number;
    nextCursor?: string;
}
/** One page of a list: the rows after the cursor, how many there are in all, and the way on. */
export declare function listPage<Row>(source: ListSource<Row>, order: Order<Row>, where: SQL | undefined, { limit, cursor }: {
    limit?: number | undefined;
    cursor?: ListQuery['cursor'];
}): Promise<ListPage<Row>>;
/** What a list adds to its items in the answer. */
export declare function listFieldsOf({ total, nextCursor }: ListPage<unknown>): {
    nextCursor?: string | undefined;
    total: number;
};
