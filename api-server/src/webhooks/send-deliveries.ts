import { isNativeError } from 'node:util/types';
import { WEBHOOK_DELIVERY_DAYS } from 'api-client';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { DAY, MINUTE, SECOND } from '../clock';
import { webhookDeliveries, webhooks } from '../database/schema';
import { UnknownKeyError } from '../keys/keyring';
import { claim, isStillClaimed, nextAttempt } from '../outbox/attempts';
import type { Services } from '../services';
import { postToPublicAddress } from './post';
import { PrivateAddressError } from './public-address';
import { signedHeaders } from './sign';

/** The pauses grow from half a minute to a day. */
const PAUSES = { first: 30 * SECOND, growth: 4, longest: DAY };
/** The maximum number of attempts; the last one is two and a half days after the first. */
const MAX_ATTEMPTS = 9;
/** Deliveries under way at once, so that a system that does not answer does not delay the others. */
const AT_ONCE = 5;
/** A run stops after this, so that the next one sees changed webhooks. */
const SENDS_FOR = 5 * MINUTE;

const GONE = 410;

type SendServices = Pick<Services, 'db' | 'clock' | 'config' | 'keys'>;

/** Claims the oldest due delivery; no other sender gets it. */
async function claimOldest({ db, clock }: SendServices) {
  const now = clock.now();
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.nextAttemptAt, now), eq(webhooks.active, true)),
    )
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
    .limit(1)
    .for('update', { of: webhookDeliveries, skipLocked: true });
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ ...claim(webhookDeliveries, now), attemptedAt: now })
    .where(eq(webhookDeliveries.id, sql`(${due})`))
    .returning();
  if (!delivery) return undefined;
  const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId)).limit(1);
  return webhook && { delivery, webhook };
}

/** The reason of a missing answer, without details of our network. */
function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddressError || error instanceof UnknownKeyError) return error.message;
  const { name, code } = (isNativeError(error) ? error : {}) as { name?: string; code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'No answer within 10 seconds';
  return `No answer: ${code ?? name ?? 'Error'}`;
}

async function send(
  services: SendServices,
  claimed: NonNullable<Awaited<ReturnType<typeof claimOldest>>>,
): Promise<void> {
  const { db, clock, config, keys } = services;
  const { delivery, webhook } = claimed;
  let responseStatus: number | null = null;
  let error = '';
  try {
    const secret = await keys.unseal('webhooks', webhook.secret, webhook.id);
    const headers = signedHeaders(secret, delivery.id, clock.now(), delivery.body);
    const { url } = webhook;
    responseStatus = await postToPublicAddress({ url, headers, body: delivery.body, anywhere: !config.production });
    if (responseStatus < 200 || responseStatus > 299) error = `Answered ${responseStatus}`;
  } catch (failure) {
    error = reasonOf(failure);
  }
  const isGone = responseStatus === GONE;
  const isLast = isGone || delivery.attempts >= MAX_ATTEMPTS;
  await db
    .update(webhookDeliveries)
    .set({
      state: error === '' ? 'delivered' : isLast ? 'failed' : 'waiting',
      nextAttemptAt: nextAttempt(clock.now(), delivery.attempts, PAUSES),
      ...{ responseStatus, error },
    })
    .where(isStillClaimed(webhookDeliveries, delivery));
  if (isGone) await db.update(webhooks).set({ active: false }).where(eq(webhooks.id, webhook.id));
}

/** Sends due deliveries. A failure is stored with its delivery. */
export async function sendDeliveries(services: SendServices): Promise<void> {
  const until = Date.now() + SENDS_FOR;
  const one = async (): Promise<void> => {
    for (
      let next = await claimOldest(services);
      next;
      next = Date.now() < until ? await claimOldest(services) : undefined
    ) {
      await send(services, next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

export async function cleanUpDeliveries({ db, clock }: SendServices): Promise<void> {
  const before = new Date(clock.now().getTime() - WEBHOOK_DELIVERY_DAYS * DAY);
  await db.delete(webhookDeliveries).where(lte(webhookDeliveries.createdAt, before));
}
