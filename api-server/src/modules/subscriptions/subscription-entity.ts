import type { Subscription } from 'api-client';
import { entityFieldsOf } from '../../content/columns';
import type { subscriptions } from '../../database/schema';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export function toSubscription(row: SubscriptionRow): Subscription {
  const { kind, email, filter, requested, consentAt, confirmedAt } = row;
  const consent = confirmedAt ? row.consent : row.requestedConsent;
  return {
    ...entityFieldsOf(row),
    ...{ kind, email, state: confirmedAt ? 'confirmed' : 'waiting', filter: confirmedAt ? filter : requested },
    consentAt: consentAt.toISOString(),
    ...(consent && { consent }),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}
