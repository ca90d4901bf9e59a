import { z } from 'zod';
import { invalidField } from '../errors/failures';

export type CursorValue = string | number | boolean | Date;

/** A text that a database can store: no NUL, no lone surrogates. */
const textSchema = z.string().refine((text) => !text.includes('\0') && !/\p{Cs}/u.test(text));
/** Lists are sorted only by counts and positions as numbers. */
const numberSchema = z.int32();
/** A moment in the database's calendar, which has no year 0. */
const momentSchema = z.object({ at: z.iso.datetime().refine((at) => at >= '0001') });

/** A day of the same calendar. */
const daySchema = z.iso.date().refine((day) => day >= '0001');

const cursorSchema = z.array(z.union([textSchema, numberSchema, z.boolean(), momentSchema])).max(8);

/** Whether a key is a day such as `2026-11-21`. */
export function isDay(value: CursorValue): boolean {
  return daySchema.safeParse(value).success;
}

/** A place in a list for an address: its order and the keys of the last item. */
export function writeCursor(order: string, values: CursorValue[]): string {
  const plain = values.map((value) => (value instanceof Date ? { at: value.toISOString() } : value));
  return Buffer.from(JSON.stringify([order, ...plain])).toString('base64url');
}

/**
 * The keys in a cursor.
 * @throws 400 when it is not one of ours or belongs to another order.
 */
export function readCursor(cursor: string, order: string, length: number): CursorValue[] {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    read = undefined;
  }
  const parsed = cursorSchema.safeParse(read);
  if (!parsed.success) throw invalidField('cursor', 'Cursor is not one this list has given');
  const [made, ...values] = parsed.data;
  if (made !== order || values.length !== length)
    throw invalidField('cursor', 'Cursor belongs to another order of this list');
  return values.map((value) => (typeof value === 'object' ? new Date(value.at) : value));
}
