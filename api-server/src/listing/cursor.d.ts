export type CursorValue = string | number | boolean | Date;
/** A place in a list as a word for addresses: the order it belongs to and the last item's keys. */
export declare function writeCursor(order: string, values: CursorValue[]): string;
/**
 * The keys in a cursor.
 * @throws 400 when it is not one of ours or belongs to another order.
 */
export declare function readCursor(cursor: string, order: string, length: number): CursorValue[];
