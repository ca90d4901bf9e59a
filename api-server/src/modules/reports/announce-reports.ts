import { counted } from 'api-client';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { siteDay } from '../../content/site-dates';
import { storedCollections } from '../../content-types/collections/served-collections';
import type { Database } from '../../database/database';
import { collectionItems, reportMessages } from '../../database/schema';
import type { Message } from '../../mail/message';
import { unlinked } from '../../mail/unlinked';
import type { Services } from '../../services';
import { addressOfDesk } from '../contact-messages/desks';

interface News {
  readonly name: string;
  readonly what: string;
  readonly reports: number;
  readonly messages: number;
}

const email = (to: string, { name, what, reports, messages }: News, siteUrl: string): Message => {
  const news = [
    ...(reports > 0 ? [counted(reports, 'new report')] : []),
    ...(messages > 0 ? [counted(messages, 'new message')] : []),
  ].join(' and ');
  return {
    to,
    subject: `${unlinked(what)}: ${news}`,
    text: `${[
      `There is news in “${unlinked(what)}”: ${news}.`,
      `Read and answer at ${siteUrl}/admin/${name}`,
      'Reports without a name are not sent by email, and this email comes once a day, so that its time does not tell when they were sent.',
    ].join('\n\n')}\n`,
  };
};

/** Marks the messages of earlier days as announced. @returns their numbers; undefined without any */
async function takeNews(tx: Database, name: string, what: string, today: string): Promise<News | undefined> {
  const ofForm = tx
    .select({ id: collectionItems.id })
    .from(collectionItems)
    .where(eq(collectionItems.collection, name));
  const taken = await tx
    .update(reportMessages)
    .set({ announced: true })
    .where(
      and(eq(reportMessages.announced, false), lt(reportMessages.day, today), inArray(reportMessages.reportId, ofForm)),
    )
    .returning({ position: reportMessages.position });
  const reports = taken.filter(({ position }) => position === 0).length;
  return taken.length > 0 ? { name, what, reports, messages: taken.length - reports } : undefined;
}

/**
 * Emails each desk, after the end of a day, how many reports without a name and messages of their senders came on it. An
 * email at once would tell in its time when a report was sent.
 */
export async function announceReports({ db, clock, config, mail }: Services): Promise<void> {
  const today = await siteDay(db, clock.now());
  for (const { name, definition } of await storedCollections(db)) {
    const { anonymous, desk } = definition.publicForm ?? {};
    if (!anonymous || !desk) continue;
    await db.transaction(async (tx) => {
      const to = await addressOfDesk(tx, desk);
      const news = to && (await takeNews(tx, name, definition.what, today));
      if (news) await mail.enqueue(tx, email(to, news, config.siteUrl));
    });
  }
}
