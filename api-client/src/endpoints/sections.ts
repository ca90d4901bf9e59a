import type { sectionCalls } from '../schemas/sections';
import type { EndpointOf } from './endpoint';

type Calls = typeof sectionCalls;

/** In order; hidden sections only with a token and a `status`. */
export const fetchSections: EndpointOf<Calls['fetchSections'], 'sections'> = {
  id: 'fetchSections',
  method: 'GET',
  path: '/sections',
  auth: 'public',
  field: 'sections',
};
export const AddSection: EndpointOf<Calls['AddSection'], 'section'> = {
  id: 'AddSection',
  method: 'POST',
  path: '/sections',
  auth: 'signedIn',
  field: 'section',
};
export const EditSection: EndpointOf<Calls['EditSection'], 'section'> = {
  id: 'EditSection',
  method: 'PUT',
  path: '/sections/:id',
  auth: 'signedIn',
  field: 'section',
};
export const DeleteSection: EndpointOf<Calls['DeleteSection'], 'message'> = {
  id: 'DeleteSection',
  method: 'DELETE',
  path: '/sections/:id',
  auth: 'signedIn',
  field: 'message',
};
export const orderSections: EndpointOf<Calls['orderSections'], 'sections'> = {
  id: 'orderSections',
  method: 'PUT',
  path: '/sections/order',
  auth: 'signedIn',
  field: 'sections',
};
