import type { ContactMessage } from 'api-client';
import type { contactMessageChangeSchema } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../audit';
import type { Change } from '../../content/change';
import { contactMessages } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import { toContactMessage } from './repository';

/**
 * Changes the state of a message and adds a note.
 * @throws 404 when it does not exist; 409 with the current one after a stale `version`
 */
export function changeContactMessage(
  { services, viewer, request }: Change,
  id: string,
  { state, note, version }: z.output<typeof contactMessageChangeSchema>,
): Promise<ContactMessage> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const [before] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
    if (!before) throw notFound('Message');
    if (version !== undefined && version !== before.version) {
      throw conflict('Somebody else has changed this meanwhile', toContactMessage(before));
    }
    const notes =
      note === undefined ? before.notes : [...before.notes, { text: note, author: viewer.name, at: now.toISOString() }];
    const [row] = await tx
      .update(contactMessages)
      .set({ state: state ?? before.state, notes, updatedAt: now, version: before.version + 1 })
      .where(eq(contactMessages.id, id))
      .returning();
    if (!row) throw new Error('The message vanished while it was locked');
    await writeAudit(tx, {
      ...{ at: now, actor: viewer, action: 'update', collection: 'contact-messages' },
      ...{ entityId: id, title: row.reference, requestId: request.id },
    });
    return toContactMessage(row);
  });
}
