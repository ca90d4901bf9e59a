import { contract, get } from '../contract/contract';
import { OWNERS } from '../roles';
import type { siteStatusCalls } from './schemas';

export const { fetchSiteStatus } = contract<typeof siteStatusCalls>()({
  /** Backups, emails, storage, database, servers and scheduled work at a glance. */
  fetchSiteStatus: get('/site-status', OWNERS, { field: 'siteStatus', tags: ['unsent-emails'] }),
});
