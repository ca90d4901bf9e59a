import { contract, get } from '../contract/contract';
import { OWNERS } from '../roles';
import type { auditCalls } from './schemas';

export const { fetchAudit } = contract<typeof auditCalls>()({
  /** Newest first. */
  fetchAudit: get('/audit', OWNERS, { field: 'entries', tags: ['audit'] }),
});
