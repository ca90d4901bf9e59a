import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Viewer } from './auth/viewer';
import { DAY } from './clock';
import type { Database } from './database/database';
import { auditEntries } from './database/schema';
import { noteDone } from './idempotency/used-key';
import type { Change } from './services';

export interface Audited {
  at: Date;
  /** Undefined for actions of the site itself. */
  actor: Pick<Viewer, 'name' | 'email'> | undefined;
  /** Such as `sign-in`, `approve`, `create`, `update`, `delete`, `restore`, `export`. */
  action: string;
  collection?: string;
  entityId?: string;
  title?: string;
  requestId?: string;
}

/** Escapes control characters, so that no name can forge a line of the log. */
function encoded(text: string, most = 300): string {
  return text
    .slice(0, most)
    .replace(
      /[\p{Cc}\p{Cs}\u2028\u2029]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

const rowOf = (entry: Audited): typeof auditEntries.$inferInsert => ({
  at: entry.at,
  actorName: encoded(entry.actor?.name ?? ''),
  actorEmail: encoded(entry.actor?.email ?? ''),
  action: encoded(entry.action),
  collection: encoded(entry.collection ?? ''),
  entityId: encoded(entry.entityId ?? ''),
  title: encoded(entry.title ?? ''),
  requestId: encoded(entry.requestId ?? ''),
});

/** Records actions: their user, item and time. Pass the transaction of the change; entries are never changed. */
export async function writeAudit(tx: Database, ...entries: readonly Audited[]): Promise<void> {
  await tx.insert(auditEntries).values(entries.map(rowOf));
  await noteDone(tx);
}

/** Records what the user of a call did. Pass the transaction of the change. */
export const auditChange = (
  tx: Database,
  { services, viewer, request }: Change,
  done: Pick<Audited, 'action' | 'collection' | 'entityId' | 'title'>,
): Promise<void> => writeAudit(tx, { ...done, at: services.clock.now(), actor: viewer, requestId: request.id });

/**
 * Records that a user reads data of visitors: each item once a day for each reader.
 *
 * @param items the items in the answer, each with its title in the log
 */
export async function auditReading(
  db: Database,
  { at, actor, collection, requestId }: Required<Pick<Audited, 'at' | 'collection' | 'requestId'>> & { actor: Viewer },
  items: readonly { readonly id: string; readonly title: string }[],
): Promise<void> {
  if (items.length === 0) return;
  const noted = await db
    .select({ id: auditEntries.entityId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.collection, collection),
        inArray(
          auditEntries.entityId,
          items.map(({ id }) => id),
        ),
        eq(auditEntries.action, 'open'),
        eq(auditEntries.actorEmail, encoded(actor.email)),
        gt(auditEntries.at, new Date(at.getTime() - DAY)),
      ),
    );
  const known = new Set(noted.map(({ id }) => id));
  const rows = items
    .filter(({ id }) => !known.has(id))
    .map(({ id, title }) => rowOf({ at, actor, action: 'open', collection, entityId: id, title, requestId }));
  if (rows.length > 0) await db.insert(auditEntries).values(rows);
}
