import { fetchDashboard } from 'api-client';
import { readItems, siteApi } from 'shared-store';

/** What waits, and how the remotes fare. */
export const { useDashboardFiguresQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardFigures: readItems(build, fetchDashboard, [
      'dashboard',
      'admins',
      'job-applications',
      'contact-messages',
      'unsent-emails',
    ]),
  }),
});
