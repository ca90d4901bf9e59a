import type { dashboardCalls } from '../schemas/dashboard';
import type { EndpointOf } from './endpoint';

type Calls = typeof dashboardCalls;

export const fetchDashboard: EndpointOf<Calls['fetchDashboard'], 'dashboard'> = {
  id: 'fetchDashboard',
  method: 'GET',
  path: '/dashboard',
  auth: 'signedIn',
  field: 'dashboard',
};
