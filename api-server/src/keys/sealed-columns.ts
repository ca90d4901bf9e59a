import { and, asc, eq, gt, ne, notInArray, notLike, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { admins, authenticatorApps, outbox, webhooks } from '../database/schema';
import type { Keyring, SealingPurpose } from './keyring';

/** A column of sealed texts, and the column of their owners. */
interface SealedColumn {
  readonly purpose: SealingPurpose;
  readonly column: PgColumn;
  readonly owner: PgColumn;
}

/** Every sealed column, except for setups of authenticator apps, which last only minutes. */
const SEALED: readonly SealedColumn[] = [
  { purpose: 'second-steps', column: authenticatorApps.sealedSecret, owner: authenticatorApps.adminId },
  { purpose: 'webhooks', column: webhooks.secret, owner: webhooks.id },
  { purpose: 'emails', column: outbox.text, owner: outbox.id },
  { purpose: 'emails', column: outbox.calendar, owner: outbox.id },
  { purpose: 'emails', column: outbox.unsubscribe, owner: outbox.id },
];

const AT_ONCE = 500;

/** The ids of the keys that seal texts in the database, sorted. */
export async function usedKeys(db: Database): Promise<string[]> {
  const ids = new Set<string>();
  for (const { column, owner } of SEALED) {
    const rows = await db
      .selectDistinct({ id: sql<string>`split_part(${column}, '-', 1)` })
      .from(owner.table)
      .where(ne(column, ''));
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].sort();
}

/** The ids of the keys that seal texts in the database and that the site lacks, sorted. */
export async function missingKeys(db: Database, keys: Keyring): Promise<string[]> {
  const used = await usedKeys(db);
  // Another process may have rotated the keys.
  if (used.some((id) => !keys.ids.includes(id))) await keys.refresh();
  return used.filter((id) => !keys.ids.includes(id));
}

/** The email addresses of accounts with an authenticator app that is sealed with a missing key: no code of it is accepted. */
export async function unusableApps(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ email: admins.email })
    .from(authenticatorApps)
    .innerJoin(admins, eq(admins.id, authenticatorApps.adminId))
    .where(notInArray(sql<string>`split_part(${authenticatorApps.sealedSecret}, '-', 1)`, [...keys]))
    .orderBy(admins.email);
  return rows.map(({ email }) => email);
}

/** Seals the texts of one column again with the current key. */
async function resealColumn(db: Database, keys: Keyring, { purpose, column, owner }: SealedColumn) {
  const done = { resealed: 0, failed: 0 };
  const [current] = keys.ids;
  let last = '';
  for (;;) {
    const rows = await db
      .select({ id: sql<string>`${owner}`, text: sql<string>`${column}` })
      .from(owner.table)
      .where(and(ne(column, ''), notLike(column, `${current}-%`), gt(owner, last)))
      .orderBy(asc(owner))
      .limit(AT_ONCE);
    for (const { id, text } of rows) {
      last = id;
      const secret = await keys.unseal(purpose, text, id).catch(() => undefined);
      if (secret === undefined) {
        done.failed += 1;
        continue;
      }
      const sealed = await keys.seal(purpose, secret, id);
      // An email that was sent meanwhile, or a renewed secret, stays as it is.
      await db.execute(
        sql`update ${owner.table} set ${sql.identifier(column.name)} = ${sealed} where ${owner} = ${id} and ${column} = ${text}`,
      );
      done.resealed += 1;
    }
    if (rows.length < AT_ONCE) return done;
  }
}

/**
 * Seals all texts of other keys again with the current key, row by row, while the site runs. It may be interrupted
 * and called again.
 *
 * @returns how many texts were sealed, and how many could not be opened
 */
export async function reseal(db: Database, keys: Keyring): Promise<{ resealed: number; failed: number }> {
  await keys.refresh();
  const sum = { resealed: 0, failed: 0 };
  for (const column of SEALED) {
    const { resealed, failed } = await resealColumn(db, keys, column);
    sum.resealed += resealed;
    sum.failed += failed;
  }
  return sum;
}
