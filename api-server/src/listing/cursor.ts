import { z } from 'zod';
import { invalidField } from '../errors/failures';

export type CursorValue = string | number | boolean | Date;

const cursorSchema = z.array(z.union([z.string(), z.number(), z.boolean(), z.object({ at: z.iso.datetime() })])).max(8);

/** A place in a list as a word for addresses: the order it belongs to and the last item's keys. */
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
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => text.includes('\0'))) throw invalidField('cursor', 'Cursor is not one this list has given');
  return values.map((value) => (typeof value === 'object' ? new Date(value.at) : value));
}
