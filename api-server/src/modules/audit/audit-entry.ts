import type { AuditEntry } from 'api-client';
import type { auditEntries } from '../../database/schema';

/** A row of the audit log in the form of the contract. */
export function toAuditEntry(row: typeof auditEntries.$inferSelect): AuditEntry {
  const { action, collection, entityId, title } = row;
  return {
    ...{ _id: String(row.id), at: row.at.toISOString(), actor: { name: row.actorName, email: row.actorEmail } },
    ...{ action, collection, entityId, title },
  };
}
