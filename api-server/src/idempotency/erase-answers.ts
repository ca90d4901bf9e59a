import { and, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../database/schema';
import { ERASED } from './used-key';

const AT_ONCE = 200;

/** A pattern of LIKE for answers that contain a text, in any case. */
const within = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Erases the stored answers that contain some texts: the ids of deleted items, or a person's address. Their keys stay
 * used, so that repeated requests are not carried out again. Pass the transaction of the deletion.
 */
export async function eraseAnswers(tx: Database, texts: readonly string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const patterns = texts.slice(from, from + AT_ONCE).map(within);
    await tx
      .update(idempotencyKeys)
      .set({ status: ERASED, answer: null })
      .where(
        and(
          isNotNull(idempotencyKeys.answer),
          sql`lower(${idempotencyKeys.answer}) like any (${sql.param(patterns)}::text[])`,
        ),
      );
  }
}
