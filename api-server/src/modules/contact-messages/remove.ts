import { MESSAGE_MONTHS } from 'api-client';
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { monthsBefore } from '../../clock';
import { handledMessages } from '../../auth/limits-of-role';
import type { Database } from '../../database/database';
import { contactMessages } from '../../database/schema';
import { notFound } from '../../errors/failures';
import { eraseAnswers } from '../../idempotency/erase-answers';
import type { Change, Services } from '../../services';
import { announceDeletions } from '../../webhooks/announce';

/** Deletes messages, and announces it to webhooks. @returns the deleted rows */
export async function removeMessages(tx: Database, which: SQL, now: Date) {
  const gone = await tx.delete(contactMessages).where(which).returning();
  const deleted = gone.map(({ id, reference, version }) => ({ id, title: reference, version }));
  await eraseAnswers(
    tx,
    gone.flatMap(({ id, reference }) => [id, reference]),
  );
  await announceDeletions(tx, now, 'contact-messages', deleted);
  return gone;
}

/** Permanently deletes a message. @throws 404 when it does not exist */
export async function deleteMessage(change: Change, id: string): Promise<void> {
  const now = change.services.clock.now();
  await change.services.db.transaction(async (tx) => {
    const which = and(eq(contactMessages.id, id), handledMessages(change.viewer)) ?? sql`false`;
    const [gone] = await removeMessages(tx, which, now);
    if (!gone) throw notFound('Message');
    await auditChange(tx, change, {
      action: 'delete',
      collection: 'contact-messages',
      entityId: id,
      title: gone.reference,
    });
  });
}

export async function cleanUpMessages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const isOver = lte(contactMessages.updatedAt, monthsBefore(now, MESSAGE_MONTHS));
  await db.transaction((tx) => removeMessages(tx, isOver, now));
}
