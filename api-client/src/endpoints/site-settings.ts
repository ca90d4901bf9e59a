import type { siteSettingsCalls } from '../schemas/site-settings';
import { OWNERS } from '../roles';
import type { EndpointOf } from './endpoint';

type Calls = typeof siteSettingsCalls;

/** The site settings; the first item is the one read. */
export const fetchLogo: EndpointOf<Calls['fetchLogo'], 'logos'> = {
  id: 'fetchLogo',
  method: 'GET',
  path: '/logos',
  auth: 'public',
  field: 'logos',
};
/** Changes logo and title. */
export const AddLogo: EndpointOf<Calls['AddLogo'], 'message'> = {
  id: 'AddLogo',
  method: 'POST',
  path: '/site/logo',
  auth: 'signedIn',
  field: 'message',
};
/** Changes the contact email, where messages of visitors go. The owners and the old address are told. */
export const updateMail: EndpointOf<Calls['updateMail'], 'message'> = {
  id: 'updateMail',
  method: 'POST',
  path: '/site/email',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
/** Changes the time zone of all days and moments of the site; owners alone. */
export const updateTimeZone: EndpointOf<Calls['updateTimeZone'], 'message'> = {
  id: 'updateTimeZone',
  method: 'POST',
  path: '/site/time-zone',
  auth: 'signedIn',
  roles: OWNERS,
  field: 'message',
};
export const updateSiteSettings: EndpointOf<Calls['updateSiteSettings'], 'message'> = {
  id: 'updateSiteSettings',
  method: 'POST',
  path: '/site/settings',
  auth: 'signedIn',
  field: 'message',
};
