import type { Viewer } from './auth/viewer';
import type { Database } from './database/database';
import { auditEntries } from './database/schema';
import { noteDone } from './idempotency/used-key';

export interface Audited {
  at: Date;
  /** Undefined for what the site did by itself. */
  actor: Pick<Viewer, 'name' | 'email'> | undefined;
  /** Such as `sign-in`, `approve`, `create`, `update`, `delete`, `restore`, `export`. */
  action: string;
  collection?: string;
  entityId?: string;
  title?: string;
  requestId?: string;
}

/** Control characters spelled out, so that no name can forge a line of the log. */
function encoded(text: string, most = 300): string {
  return text
    .slice(0, most)
    .replace(
      /[\p{Cc}\p{Cs}\u2028\u2029]/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** Writes who did what to what, when. Pass the transaction of the change; entries are never changed. */
export async function writeAudit(tx: Database, entry: Audited): Promise<void> {
  await tx.insert(auditEntries).values({
    at: entry.at,
    actorName: encoded(entry.actor?.name ?? ''),
    actorEmail: encoded(entry.actor?.email ?? ''),
    action: encoded(entry.action),
    collection: encoded(entry.collection ?? ''),
    entityId: encoded(entry.entityId ?? ''),
    title: encoded(entry.title ?? ''),
    requestId: encoded(entry.requestId ?? ''),
  });
  await noteDone(tx);
}
