import type { pageSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { pageNames } from './names';

export const { fetchPages, fetchPage, addPage, updatePage, deletePage } =
  endpointsOf<EndpointsOf<typeof pageNames, typeof pageSchemas.calls>>(pageNames);
