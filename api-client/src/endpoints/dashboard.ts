import type { dashboardCalls } from '../schemas/dashboard';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

type Calls = typeof dashboardCalls;

export const fetchDashboard: EndpointOf<Calls['fetchDashboard'], 'dashboard'> = {
  id: 'fetchDashboard',
  method: 'GET',
  path: '/dashboard',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'dashboard',
};
