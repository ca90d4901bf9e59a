import type { UnsentEmail } from 'api-client';
import { and, desc, eq, ne } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { Database } from '../../database/database';
import { outbox } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import { isUnsent, MAX_ATTEMPTS } from '../../mail/waiting-emails';
import type { Change, Services } from '../../services';

const MAX_LISTED = 1_000;

/** Unsent emails, newest first, without their texts. */
export async function listUnsent({ db, clock }: Services): Promise<UnsentEmail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(isUnsent(clock.now()))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MAX_LISTED);
  return rows.map(({ id, recipient, subject, createdAt, attempts, nextAttemptAt, lastError }) => {
    const state = attempts < MAX_ATTEMPTS ? 'waiting' : 'failed';
    return {
      ...{ _id: id, recipient, subject, attempts, state, cause: lastError },
      createdAt: createdAt.toISOString(),
      nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
    };
  });
}

/** The audit log cannot be changed, so it has the email's id and no address. */
const audit = (tx: Database, change: Change, action: string, entityId: string): Promise<void> =>
  auditChange(tx, change, { action, collection: 'unsent-emails', entityId });

/** Sends an email now; if that fails it waits again, as a new one does. */
export async function retryUnsent(change: Change, id: string): Promise<void> {
  const { db, clock, mail } = change.services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    // One statement with its condition, so that only one of concurrent retries and senders gets the email.
    const [row] = await tx
      .update(outbox)
      .set({ attempts: 0, nextAttemptAt: now, lastError: '' })
      .where(and(eq(outbox.id, id), isUnsent(now), ne(outbox.recipient, '')))
      .returning({ id: outbox.id });
    if (row) return audit(tx, change, 'retry', id);
    const [found] = await tx
      .select({ sentAt: outbox.sentAt, lastError: outbox.lastError })
      .from(outbox)
      .where(eq(outbox.id, id));
    if (!found || found.sentAt) throw notFound('Email');
    throw conflict(
      found.lastError
        ? 'This email is no longer kept, so it cannot be sent again'
        : 'This email is just being sent. Look again in a minute',
    );
  });
  void mail.flush();
}

/** Removes an email that is not to be sent. */
export async function deleteUnsent(change: Change, id: string): Promise<void> {
  const { db, clock, mail } = change.services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const gone = await mail.forget(and(eq(outbox.id, id), isUnsent(now)), tx);
    if (gone === 0) throw notFound('Email');
    await audit(tx, change, 'delete', id);
  });
}
