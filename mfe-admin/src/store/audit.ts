import { fetchAudit } from 'api-client';
import { readItems, siteApi } from 'shared-store';

export const { useAuditEntriesQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({ auditEntries: readItems(build, fetchAudit, ['audit']) }),
});
