import type { Client } from 'api-client';
import { count } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { clients } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';

export type ClientRow = typeof clients.$inferSelect;

/** As editors have placed them. */
export const clientsInOrder: OrderKey<ClientRow>[] = [{ by: clients.order, kind: 'number', of: (row) => row.order }];

export function clientsOf(db: Database): ListSource<ClientRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(clients)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(clients).where(where))[0]?.count ?? 0,
  };
}

/** A row as the contract shows it. */
export function toClient(row: ClientRow, now: Date): Client {
  const { name, logo, logoAlt, website, sectorIds, order, visible } = row;
  return { ...contentFieldsOf(row, now), name, logo, logoAlt, website, sectorIds, order, visible };
}
