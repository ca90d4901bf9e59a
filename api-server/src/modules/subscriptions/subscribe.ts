import { UNCONFIRMED_DAYS, type SubscriptionKind } from 'api-client';
import type { subscribeBodySchema } from 'api-client/schemas';
import { and, eq, isNull, lte, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../audit';
import { DAY, HOUR } from '../../clock';
import type { Database } from '../../database/database';
import { announcedJobs, newsletterIssues, subscriptions } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { newId } from '../../identity';
import { take, takeIfFree } from '../../limits/limits';
import type { Services } from '../../services';
import { emailKey } from '../../text/fold';
import { textsFor } from '../../texts/texts';
import { agree } from '../consent/agree';
import { confirmationEmail, subscribedEmail } from './emails';
import { knownFilter } from './known-values';
import { confirmationAddress, confirms, idIn, isUnsubscription, unsubscriptionAddresses } from './links';

export const CONFIRMATION_SENT =
  'Almost done. We have sent you an email: please confirm your address with the link in it.';
export const CONFIRMED = 'Your subscription is confirmed.';
export const UNSUBSCRIBED = 'You are unsubscribed. We have deleted your address from this list.';

/** The actor in the audit log when a subscriber confirms or unsubscribes. */
const SUBSCRIBER = { name: 'The subscriber', email: '' };

const lastMoment = (now: Date): Date => new Date(now.getTime() - UNCONFIRMED_DAYS * DAY);

/**
 * Receives a request for job alerts or the newsletter, and emails the address for confirmation, at most a few times an
 * hour. Only that email shows whether an address is subscribed. A filled honeypot gets the same answer and stores
 * nothing.
 *
 * @param address the sender's network address, by which requests are limited
 * @param language the language of the page; undefined for English
 * @throws 400 for a filter of values that no position has, 429 after the hourly number of forms
 */
export async function subscribe(
  services: Services,
  { kind, email, filter = {}, website }: z.output<typeof subscribeBodySchema>,
  address: string,
  language: string | undefined,
): Promise<void> {
  const { db, clock, config, mail } = services;
  if (website) return;
  await take(db, clock, [{ key: `subscribe:${address}`, most: config.limits.formsPerHour, within: HOUR }]);
  const now = clock.now();
  const requested = await knownFilter(db, kind === 'job-alert' ? filter : {}, now);
  const limits = [{ key: `subscription:${emailKey(email)}`, most: config.limits.formsPerHour, within: HOUR }];
  await db.transaction(async (tx) => {
    // Before the request is stored: without a new email, the link in the last one has to stay valid.
    if (!(await takeIfFree(tx, clock, limits))) return;
    const requestedConsent = await agree(tx, { language, now });
    const [row] = await tx
      .insert(subscriptions)
      .values({
        ...{ id: newId(now), createdAt: now, updatedAt: now, kind, email },
        ...{ requested, requestedAt: now, filter: requested, consentAt: now },
        ...{ requestedConsent, consent: requestedConsent },
      })
      .onConflictDoUpdate({
        target: [subscriptions.kind, subscriptions.emailKey],
        set: { requested, requestedAt: now, requestedConsent, updatedAt: now },
      })
      .returning();
    if (!row) throw new Error('The subscription was not stored');
    const isKnown = kind === 'newsletter' && row.confirmedAt !== null;
    const texts = textsFor(config, language);
    const { page } = await unsubscriptionAddresses(services, row.id, texts);
    const confirmation = await confirmationAddress(services, row, texts);
    await mail.enqueue(
      tx,
      isKnown ? subscribedEmail(texts, row.email, page) : confirmationEmail(texts, row, confirmation),
    );
  });
  void mail.flush();
}

/** The number of the latest article or position of a kind. */
async function lastNumberOf(tx: Database, kind: SubscriptionKind): Promise<number> {
  const table = kind === 'job-alert' ? announcedJobs : newsletterIssues;
  const [found] = await tx.select({ last: max(table.number) }).from(table);
  return found?.last ?? 0;
}

/**
 * Confirms the latest request of an address: from now on it gets emails.
 * @throws 404 for a link that has expired, was replaced by a newer one, or is invalid
 */
export async function confirmSubscription(
  { db, clock, keys }: Services,
  token: string,
  requestId: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const one = eq(subscriptions.id, idIn(token));
    const [row] = await tx.select().from(subscriptions).where(one).limit(1).for('update');
    if (!row || row.requestedAt <= lastMoment(now) || !(await confirms(keys, token, row)))
      throw notFound('Subscription');
    if (row.confirmedAt && row.confirmedAt >= row.requestedAt) return;
    await tx
      .update(subscriptions)
      .set({
        ...{ filter: row.requested, confirmedAt: now, consentAt: row.requestedAt, updatedAt: now },
        consent: row.requestedConsent,
        version: sql`${subscriptions.version} + 1`,
        // Earlier ones are not sent to this address; with a changed filter, none is missed.
        ...(row.confirmedAt === null && { lastNumber: await lastNumberOf(tx, row.kind) }),
      })
      .where(one);
    await writeAudit(tx, {
      ...{ at: now, actor: SUBSCRIBER, action: 'confirm', collection: 'subscriptions' },
      ...{ entityId: row.id, title: row.kind, requestId },
    });
  });
}

/**
 * Deletes a subscription. Repeating it is not an error.
 * @throws 404 for a token that this site has not made
 */
export async function unsubscribe({ db, clock, keys }: Services, token: string, requestId: string): Promise<void> {
  if (!(await isUnsubscription(keys, token))) throw notFound('Subscription');
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(subscriptions)
      .where(eq(subscriptions.id, idIn(token)))
      .returning();
    if (!gone) return;
    await writeAudit(tx, {
      ...{ at: clock.now(), actor: SUBSCRIBER, action: 'unsubscribe', collection: 'subscriptions' },
      ...{ entityId: gone.id, title: gone.kind, requestId },
    });
  });
}

export async function cleanUpSubscriptions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const isLate = lte(subscriptions.requestedAt, lastMoment(clock.now()));
  await db.delete(subscriptions).where(and(isNull(subscriptions.confirmedAt), isLate));
}
