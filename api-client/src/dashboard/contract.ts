import { contract, get } from '../contract/contract';
import { RECRUITERS } from '../roles';
import type { dashboardCalls } from './schemas';

export const { fetchDashboard } = contract<typeof dashboardCalls>()({
  fetchDashboard: get('/dashboard', RECRUITERS, {
    field: 'dashboard',
    tags: ['dashboard', 'admins', 'contact-messages', 'job-applications', 'job-postings', 'unsent-emails'],
  }),
});
