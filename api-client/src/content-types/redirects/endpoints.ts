import type { redirectSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { redirectNames } from './names';

export const { fetchRedirects, addRedirect, editRedirect, deleteRedirect } =
  endpointsOf<EndpointsOf<typeof redirectNames, typeof redirectSchemas.calls>>(redirectNames);
