import type { ContactMessage, ContactState } from 'api-client';
import { and, count, eq } from 'drizzle-orm';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { contactMessages } from '../../database/schema';
import { listPage } from '../../pagination/list-page';
import { orderOf, type OrderKey } from '../../pagination/order';
import { matching } from '../../pagination/search-pattern';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

const newestFirst: OrderKey<ContactMessageRow>[] = [
  { by: contactMessages.createdAt, descending: true, kind: 'moment', of: (row) => row.createdAt },
];

interface ContactMessageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | undefined;
  search?: string | undefined;
  state?: ContactState | undefined;
}

export function listContactMessages(db: Database, query: ContactMessageQuery) {
  const { name, email, company, topic, message, reference } = contactMessages;
  const where = and(
    query.state && eq(contactMessages.state, query.state),
    matching(query.search, [name, email, company, topic, message, reference]),
  );
  return listPage<ContactMessageRow>(
    {
      select: (condition, order, limit) =>
        db
          .select()
          .from(contactMessages)
          .where(condition)
          .orderBy(...order)
          .limit(limit),
      count: async (condition) =>
        (await db.select({ count: count() }).from(contactMessages).where(condition))[0]?.count ?? 0,
    },
    orderOf(contactMessages, query.sort, newestFirst),
    where,
    query,
  );
}

/** A row in the form of the contract. */
export function toContactMessage(row: ContactMessageRow): ContactMessage {
  const { reference, name, email, phone, company, topic, message, productIds, state, notes } = row;
  return { ...entityFieldsOf(row), reference, name, email, phone, company, topic, message, productIds, state, notes };
}
