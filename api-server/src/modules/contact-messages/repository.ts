import type { ContactMessage, ContactState } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { contactMessages } from '../../database/schema';
import { tablePage } from '../../pagination/list-page';
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
  return tablePage(db, contactMessages, orderOf(contactMessages, query.sort, newestFirst), where, query);
}

export function toContactMessage(row: ContactMessageRow): ContactMessage {
  const { reference, name, email, phone, company, topic, message, productIds, state, notes } = row;
  return { ...entityFieldsOf(row), reference, name, email, phone, company, topic, message, productIds, state, notes };
}
