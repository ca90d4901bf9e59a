import type { SubscriptionKind } from 'api-client';
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { subscriptions } from '../../database/schema';
import type { Message } from '../../mail/message';
import type { Services } from '../../services';
import { textsFor, type Texts } from '../../texts/texts';
import { findSiteSettings } from '../site-settings/repository';
import { unsubscriptionAddresses } from './links';
import type { SubscriptionRow } from './subscription-entity';

const AT_ONCE = 100;

/** The content for one subscriber; the rest of the email is the same for all. */
export interface News {
  readonly subject: string;
  readonly text: string;
}

/**
 * Resolves something once for each language of the subscribers, in the transaction that needs it first: all later emails in
 * the language use the same.
 */
export function oncePerLanguage<Resolved>(
  resolve: (tx: Database, language: string | undefined) => Promise<Resolved>,
): (tx: Database, texts: Texts) => Promise<Resolved> {
  const known = new Map<string | undefined, Resolved>();
  return async (tx, { language }) => {
    const resolved = known.get(language) ?? (await resolve(tx, language));
    known.set(language, resolved);
    return resolved;
  };
}

/** The email with links to unsubscribe, for people and for mail programs, and the company's postal address. */
export async function subscriberEmail(
  db: Database,
  services: Pick<Services, 'config' | 'keys'>,
  { id, email, consent }: Pick<SubscriptionRow, 'id' | 'email' | 'consent'>,
  { subject, text }: News,
): Promise<Message> {
  const texts = textsFor(services.config, consent?.language);
  const { page, call } = await unsubscriptionAddresses(services, id, texts);
  const [settings] = await findSiteSettings(db);
  const company = [settings?.title, settings?.address].filter(Boolean).join('\n');
  const parts = [text, texts.text('Unsubscribe: {page}', { page }), company].filter(Boolean);
  return { to: email, language: texts.lang, subject, text: parts.join('\n\n'), unsubscribe: call, subscriptionId: id };
}

/**
 * Writes an email to every subscriber of a kind whose last number is lower, and updates the number in the same
 * transaction. With any number of servers, and after crashes, each email is written exactly once.
 *
 * @param newsFor the content for a subscriber, in the language of the form; undefined for no email
 * @param onNotified called in each transaction with the number of emails
 */
export async function notifySubscribers(
  services: Services,
  kind: SubscriptionKind,
  upTo: number,
  newsFor: (tx: Database, row: SubscriptionRow, texts: Texts) => Promise<News | undefined>,
  onNotified?: (tx: Database, count: number) => Promise<unknown>,
): Promise<void> {
  const { db, mail } = services;
  const isLeft = and(
    eq(subscriptions.kind, kind),
    isNotNull(subscriptions.confirmedAt),
    lt(subscriptions.lastNumber, upTo),
  );
  const notifySome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(subscriptions)
        .where(isLeft)
        .orderBy(asc(subscriptions.id))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      let count = 0;
      for (const row of rows) {
        const news = await newsFor(tx, row, textsFor(services.config, row.consent?.language));
        if (!news) continue;
        await mail.enqueue(tx, await subscriberEmail(tx, services, row, news));
        count += 1;
      }
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0)
        await tx.update(subscriptions).set({ lastNumber: upTo }).where(inArray(subscriptions.id, ids));
      if (count > 0) await onNotified?.(tx, count);
      return rows.length;
    });
  while ((await notifySome()) > 0) continue;
}

/** The lowest number of a kind's subscribers; undefined without any. */
export async function lowestNumber(db: Database, kind: SubscriptionKind): Promise<number | undefined> {
  const [row] = await db
    .select({ number: subscriptions.lastNumber })
    .from(subscriptions)
    .where(and(eq(subscriptions.kind, kind), isNotNull(subscriptions.confirmedAt)))
    .orderBy(asc(subscriptions.lastNumber))
    .limit(1);
  return row?.number;
}
