import type { contentSearchCalls } from '../schemas/content-search';
import type { EndpointOf } from './endpoint';
import { RECRUITERS } from '../roles';

/** Items of every kind that one may change, by their titles; last edited first, what is scheduled by its moment. */
export const findContent: EndpointOf<(typeof contentSearchCalls)['findContent'], 'content'> = {
  id: 'findContent',
  method: 'GET',
  path: '/content',
  auth: 'signedIn',
  roles: RECRUITERS,
  field: 'content',
};
