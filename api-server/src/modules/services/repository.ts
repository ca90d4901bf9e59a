import type { Service } from 'api-client';
import { count } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { services } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';

export type ServiceRow = typeof services.$inferSelect;

/** As editors have placed them. */
export const servicesInOrder: OrderKey<ServiceRow>[] = [{ by: services.order, kind: 'number', of: (row) => row.order }];

export function servicesOf(db: Database): ListSource<ServiceRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(services)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(services).where(where))[0]?.count ?? 0,
  };
}

/** A row as the contract shows it. */
export function toService(row: ServiceRow, now: Date): Service {
  const { logo, title, desc, order, innerServices } = row;
  return { ...contentFieldsOf(row, now), logo, title, desc, order, innerServices };
}
