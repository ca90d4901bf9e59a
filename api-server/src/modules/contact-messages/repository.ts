import type { ContactState } from 'api-client';
import { and, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { handledMessages } from '../../auth/limits-of-role';
import type { Viewer } from '../../auth/viewer';
import { siteDay } from '../../content/site-dates';
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
  /** `set`: any reminder; `due`: its day has come. */
  reminder?: 'set' | 'due' | undefined;
}

interface ContactMessageQuery extends ContactMessageFilter {
  limit?: number | undefined;
  page?: number | undefined;
  cursor?: string | undefined;
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | undefined;
}

/** The user who asks: a role may be limited to topics. */
export type Reader = Pick<Viewer, 'topics'>;

async function conditionOf(
  db: Database,
  reader: Reader,
  { search, state, owner, reminder }: ContactMessageFilter,
  now: Date,
): Promise<SQL | undefined> {
  const { name, email, company, topic, message, reference, ownerId, remindOn } = contactMessages;
  return and(
    handledMessages(reader),
    state && eq(contactMessages.state, state),
    owner === undefined ? undefined : owner === 'none' ? isNull(ownerId) : eq(ownerId, owner),
    reminder === 'due' ? lte(remindOn, await siteDay(db, now)) : reminder && isNotNull(remindOn),
    matching(search, [name, email, company, topic, message, reference]),
  );
}

/** A page of messages, by cursor or, with `limit`, by number. */
export async function listContactMessages(
  db: Database,
  reader: Reader,
  { sort, limit, page, cursor, ...filter }: ContactMessageQuery,
  now: Date,
) {
  const query = { limit, cursor, page: limit && page };
  return tablePage(
    db,
    contactMessages,
    orderOf(contactMessages, sort, newestFirst),
    await conditionOf(db, reader, filter, now),
    query,
  );
}

/** All matching messages, newest first, in batches. */
export async function* messageBatches(
  db: Database,
  reader: Reader,
  filter: ContactMessageFilter,
  now: Date,
): AsyncGenerator<ContactMessageRow[]> {
  const condition = await conditionOf(db, reader, filter, now);
  yield* tableBatches(db, contactMessages, orderOf(contactMessages, undefined, newestFirst), condition);
}
