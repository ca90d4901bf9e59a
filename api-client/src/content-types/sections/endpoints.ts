import type { sectionSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { sectionNames } from './names';
import type { EndpointOf } from '../../endpoints/endpoint';
import type { orderCalls } from './schemas';

export const { fetchSections, AddSection, EditSection, DeleteSection } =
  endpointsOf<EndpointsOf<typeof sectionNames, typeof sectionSchemas.calls>>(sectionNames);

export const orderSections: EndpointOf<typeof orderCalls.orderSections, 'sections'> = {
  id: 'orderSections',
  method: 'PUT',
  path: '/sections/order',
  auth: 'signedIn',
  field: 'sections',
};
