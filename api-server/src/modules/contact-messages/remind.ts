import { and, eq, isNull, lte } from 'drizzle-orm';
import { siteDay } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { admins, contactMessages } from '../../database/schema';
import type { Services } from '../../services';
import { addressOfDesk } from './desks';
import { reminderEmail } from './emails';
import { mayOwn } from './owners';

/** The address of its owner, if that person still handles messages of this topic; otherwise that of the desk. */
async function addressOf(db: Database, topic: string, ownerId: string | null): Promise<string | undefined> {
  const [owner] = ownerId
    ? await db
        .select({ email: admins.email })
        .from(admins)
        .where(and(mayOwn(topic), eq(admins.id, ownerId)))
    : [];
  return owner?.email ?? addressOfDesk(db, topic);
}

/** Sends the reminders whose day has come, each once; they stay due until another day is set or the reminder is removed. */
export async function sendReminders({ db, clock, mail, config }: Services): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { remindOn, remindedAt, reference, topic, ownerId } = contactMessages;
    const due = await tx
      .update(contactMessages)
      .set({ remindedAt: now })
      .where(and(lte(remindOn, await siteDay(tx, now)), isNull(remindedAt)))
      .returning({ reference, topic, ownerId });
    for (const message of due) {
      const to = await addressOf(tx, message.topic, message.ownerId);
      if (to) await mail.enqueue(tx, reminderEmail(to, message, config.siteUrl));
    }
  });
}
