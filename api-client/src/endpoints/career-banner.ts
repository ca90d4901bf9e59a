import type { careerBannerCalls } from '../schemas/career-banner';
import type { EndpointOf } from './endpoint';

type Calls = typeof careerBannerCalls;

export const fetchCareerBanner: EndpointOf<Calls['fetchCareerBanner'], 'careerBanner'> = {
  id: 'fetchCareerBanner',
  method: 'GET',
  path: '/career-banner',
  auth: 'public',
  field: 'careerBanner',
};
export const UpdateCarrerBanner: EndpointOf<Calls['UpdateCarrerBanner'], 'careerBanner'> = {
  id: 'UpdateCarrerBanner',
  method: 'POST',
  path: '/career-banner',
  auth: 'signedIn',
  field: 'careerBanner',
};
