import { MESSAGE_TOPICS, type MessageDesk } from 'api-client';
import { eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { Database } from '../../database/database';
import { messageDesks } from '../../database/schema';
import type { Message } from '../../mail/message';
import { findSiteSettings } from '../site-settings/repository';
import { notifyOwners } from '../../mail/notify-owners';
import { unlinked } from '../../mail/unlinked';
import type { Change } from '../../services';

/** The desks of all topics, in the order of the contact form; without an address, the site's address gets a topic. */
export async function listDesks(db: Database): Promise<MessageDesk[]> {
  const rows = await db.select().from(messageDesks);
  const addresses = new Map(rows.map(({ topic, email }) => [topic, email]));
  return MESSAGE_TOPICS.map((topic) => ({ topic, email: addresses.get(topic) ?? '' }));
}

/** The address of a topic's desk, or that of the site if the topic has none; undefined if the site has none either. */
export async function addressOfDesk(db: Database, topic: string): Promise<string | undefined> {
  const [desk] = await db.select().from(messageDesks).where(eq(messageDesks.topic, topic));
  if (desk) return desk.email;
  const [site] = await findSiteSettings(db);
  return site?.email;
}

const desksEmail = (to: string, changed: readonly MessageDesk[], by: string, siteUrl: string): Message => ({
  to,
  subject: 'The message desks of the site were changed',
  text: [
    `${unlinked(by)} changed who gets the messages that visitors of ${siteUrl} send:`,
    changed.map(({ topic, email }) => `- ${topic}: ${email ? unlinked(email) : 'the address of the site'}`).join('\n'),
    `If this was not agreed, an owner can change it back at ${siteUrl}/admin/site-settings. Speak to ${unlinked(by)} as well.`,
  ].join('\n\n'),
});

/** Sets the addresses of topics; others stay. The owners get an email, in case the change was not authorized. */
export async function updateDesks(change: Change, desks: readonly MessageDesk[]): Promise<void> {
  const { db, mail, config } = change.services;
  await db.transaction(async (tx) => {
    const before = new Map((await listDesks(tx)).map(({ topic, email }) => [topic, email]));
    const changed = desks.filter(({ topic, email }) => before.get(topic) !== email);
    if (changed.length === 0) return;
    for (const { topic, email } of changed) {
      await tx.delete(messageDesks).where(eq(messageDesks.topic, topic));
      if (email !== '') await tx.insert(messageDesks).values({ topic, email });
    }
    const title = changed.map(({ topic }) => topic).join(', ');
    await auditChange(tx, change, { action: 'update', collection: 'message-desks', title });
    await notifyOwners(tx, mail, (to) => desksEmail(to, changed, change.viewer.name, config.siteUrl));
  });
  void mail.flush();
}
