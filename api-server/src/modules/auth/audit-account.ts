import { writeAudit, type Audited } from '../../audit';
import type { Database } from '../../database/database';
import type { AdminRow } from './find-admin';

/** Records an action about an account. Pass the transaction of the change. */
export const auditAccount = (
  tx: Database,
  done: Pick<Audited, 'at' | 'actor' | 'action' | 'requestId'>,
  { id, email }: Pick<AdminRow, 'id' | 'email'>,
): Promise<void> => writeAudit(tx, { ...done, collection: 'admins', entityId: id, title: email });
