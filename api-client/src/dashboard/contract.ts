import { contract, get } from '../contract/contract';
import { ANY_READER } from '../roles';
import type { dashboardCalls } from './schemas';

export const { fetchDashboard } = contract<typeof dashboardCalls>()({
  fetchDashboard: get('/dashboard', ANY_READER, {
    field: 'dashboard',
    tags: ['dashboard', 'admins', 'contact-messages', 'job-applications', 'job-postings', 'unsent-emails'],
  }),
});
