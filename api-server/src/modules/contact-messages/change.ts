import type { ContactMessage } from 'api-client';
import type { contactMessageChangeSchema } from 'api-client/schemas';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { auditChange } from '../../audit';
import { handledMessages } from '../../auth/limits-of-role';
import { siteDay } from '../../content/site-dates';
import { contactMessages } from '../../database/schema';
import { invalidField, notFound, requireVersion } from '../../errors/failures';
import { toContactMessage } from './message-entity';
import { requireOwner } from './owners';
import type { Change } from '../../services';

/**
 * Changes the state, the owner and the reminder of a message, and adds a note. A closed message has no reminder.
 * @throws 400 for an owner who does not handle messages and a reminder on a day before today; 404 when it does not exist; 409 with the current one after a stale `version`
 */
export function changeContactMessage(
  change: Change,
  id: string,
  { state, note, ownerId, remindOn, version }: z.output<typeof contactMessageChangeSchema>,
): Promise<ContactMessage> {
  const now = change.services.clock.now();
  return change.services.db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.id, id), handledMessages(change.viewer)))
      .for('update');
    if (!before) throw notFound('Message');
    requireVersion(version, before.version, await toContactMessage(tx, before, now));
    if (ownerId) await requireOwner(tx, before.topic, ownerId);
    if (remindOn && remindOn < (await siteDay(tx, now)))
      throw invalidField('remindOn', 'Choose today or a later day for the reminder');
    const notes =
      note === undefined
        ? before.notes
        : [...before.notes, { text: note, author: change.viewer.name, at: now.toISOString() }];
    const [row] = await tx
      .update(contactMessages)
      .set({
        ...{ state: state ?? before.state, notes, updatedAt: now, version: before.version + 1 },
        ...(ownerId !== undefined && { ownerId }),
        ...(remindOn !== undefined && { remindOn, remindedAt: null }),
        ...(state === 'closed' && { remindOn: null }),
      })
      .where(eq(contactMessages.id, id))
      .returning();
    if (!row) throw new Error('The message vanished while it was locked');
    await auditChange(tx, change, {
      action: 'update',
      collection: 'contact-messages',
      entityId: id,
      title: row.reference,
    });
    return toContactMessage(tx, row, now);
  });
}
