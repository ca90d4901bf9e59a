import type { Subscription, SubscriptionKind } from 'api-client';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { siteDates } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { subscriptions } from '../../database/schema';
import { forbidden, notFound } from '../../errors/failures';
import { eraseAnswers } from '../../idempotency/erase-answers';
import { tableBatches, tablePage, type ListPage } from '../../pagination/list-page';
import type { Order } from '../../pagination/order';
import { matching } from '../../pagination/search-pattern';
import { CSV_START, writeCsv } from '../../text/csv';
import { ENGLISH_TEXTS } from '../../texts/texts';
import { filterText } from './emails';
import type { SubscriptionRow } from './subscription-entity';
import type { Change } from '../../services';

/** Job alerts belong to those who handle applications to every job. */
const PART_OF: Readonly<Record<SubscriptionKind, string>> = {
  'job-alert': 'job-applications',
  newsletter: 'newsletter',
};

/** @throws 403 for users who do not handle this kind */
export function requireHandler(viewer: Viewer, kind: SubscriptionKind): void {
  if (!may(viewer, { collection: PART_OF[kind] }, 'handle') || (kind === 'job-alert' && viewer.jobs)) throw forbidden();
}

interface SubscriptionFilter {
  readonly kind: SubscriptionKind;
  readonly state?: Subscription['state'] | undefined;
  readonly search?: string | undefined;
}

interface SubscriptionQuery extends SubscriptionFilter {
  readonly limit?: number | undefined;
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
}

const { confirmedAt, createdAt, id, kind: kindColumn, email } = subscriptions;

const newestFirst: Order<SubscriptionRow> = {
  name: 'newest',
  keys: [
    { by: createdAt, descending: true, kind: 'moment', of: (row) => row.createdAt },
    { by: id, descending: true, kind: 'text', of: (row) => row.id },
  ],
};

function conditionOf({ kind, state, search }: SubscriptionFilter): SQL | undefined {
  return and(
    eq(kindColumn, kind),
    state && (state === 'confirmed' ? isNotNull(confirmedAt) : isNull(confirmedAt)),
    matching(search, [email]),
  );
}

/** The number of confirmed addresses of a kind. */
export function countConfirmed(db: Database, kind: SubscriptionKind): Promise<number> {
  return db.$count(subscriptions, conditionOf({ kind, state: 'confirmed' }));
}

export function listSubscriptions(db: Database, query: SubscriptionQuery): Promise<ListPage<SubscriptionRow>> {
  return tablePage(db, subscriptions, newestFirst, conditionOf(query), query);
}

/** The subscriptions of a kind as CSV, chunk by chunk. */
export async function* subscriptionsCsv(db: Database, filter: SubscriptionFilter): AsyncGenerator<string> {
  yield CSV_START + writeCsv([['Email', 'State', 'Positions', 'Consent', 'Confirmed']]);
  const dates = await siteDates(db);
  for await (const rows of tableBatches(db, subscriptions, newestFirst, conditionOf(filter))) {
    yield writeCsv(
      rows.map((row) => [
        row.email,
        row.confirmedAt ? 'confirmed' : 'waiting',
        row.kind === 'job-alert' ? filterText(ENGLISH_TEXTS, row.confirmedAt ? row.filter : row.requested) : '',
        dates.iso(row.consentAt),
        row.confirmedAt ? dates.iso(row.confirmedAt) : '',
      ]),
    );
  }
}

/** Permanently deletes a subscription. @throws 403 for users who do not handle its kind, 404 when it does not exist */
export async function deleteSubscription(change: Change, subscription: string): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const [gone] = await tx.delete(subscriptions).where(eq(id, subscription)).returning();
    if (!gone) throw notFound('Subscription');
    requireHandler(change.viewer, gone.kind);
    await eraseAnswers(tx, [subscription]);
    await auditChange(tx, change, {
      action: 'delete',
      collection: 'subscriptions',
      entityId: subscription,
      title: gone.kind,
    });
  });
}
