import type { ContactState } from 'api-client';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { handledMessages } from '../../auth/limits-of-role';
import type { Viewer } from '../../auth/viewer';
import type { Database } from '../../database/database';
import { contactMessages } from '../../database/schema';
import { tableBatches, tablePage } from '../../pagination/list-page';
import { orderOf, type OrderKey } from '../../pagination/order';
import { matching } from '../../pagination/search-pattern';
import type { ContactMessageRow } from './message-entity';

const newestFirst: OrderKey<ContactMessageRow>[] = [
  { by: contactMessages.createdAt, descending: true, kind: 'moment', of: (row) => row.createdAt },
];

export interface ContactMessageFilter {
  search?: string | undefined;
  state?: ContactState | undefined;
  /** The id of its owner, or `none`. */
  owner?: string | undefined;
}

interface ContactMessageQuery extends ContactMessageFilter {
  limit?: number | undefined;
  page?: number | undefined;
  cursor?: string | undefined;
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | undefined;
}

/** The user who asks: a role may be limited to topics. */
export type Reader = Pick<Viewer, 'topics'>;

function conditionOf(reader: Reader, { search, state, owner }: ContactMessageFilter): SQL | undefined {
  const { name, email, company, topic, message, reference, ownerId } = contactMessages;
  return and(
    handledMessages(reader),
    state && eq(contactMessages.state, state),
    owner === undefined ? undefined : owner === 'none' ? isNull(ownerId) : eq(ownerId, owner),
    matching(search, [name, email, company, topic, message, reference]),
  );
}

/** A page of messages, by cursor or, with `limit`, by number. */
export function listContactMessages(
  db: Database,
  reader: Reader,
  { sort, limit, page, cursor, ...filter }: ContactMessageQuery,
) {
  const query = { limit, cursor, page: limit && page };
  return tablePage(
    db,
    contactMessages,
    orderOf(contactMessages, sort, newestFirst),
    conditionOf(reader, filter),
    query,
  );
}

/** All matching messages, newest first, in batches. */
export const messageBatches = (
  db: Database,
  reader: Reader,
  filter: ContactMessageFilter,
): AsyncGenerator<ContactMessageRow[]> =>
  tableBatches(db, contactMessages, orderOf(contactMessages, undefined, newestFirst), conditionOf(reader, filter));
