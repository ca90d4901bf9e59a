import { MESSAGE_MONTHS } from 'api-client';
import { eq, lte } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import { monthsBefore } from '../../clock';
import type { Change } from '../../content/change';
import { contactMessages } from '../../database/schema';
import { notFound } from '../../errors/failures';
import type { Services } from '../../services';

/** Deletes a message for good. @throws 404 when there is none */
export async function deleteMessage({ services, viewer, request }: Change, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [gone] = await tx.delete(contactMessages).where(eq(contactMessages.id, id)).returning();
    if (!gone) throw notFound('Message');
    await writeAudit(tx, {
      ...{ at: services.clock.now(), actor: viewer, action: 'delete', collection: 'contact-messages' },
      ...{ entityId: id, title: gone.reference, requestId: request.id },
    });
  });
}

/** Deletes the messages in which nothing has happened for long enough. */
export async function cleanUpMessages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(contactMessages).where(lte(contactMessages.updatedAt, monthsBefore(clock.now(), MESSAGE_MONTHS)));
}
