import type { clientSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { clientNames } from './names';

export const { GetClients, Addclient, Editclient, Deleteclient } =
  endpointsOf<EndpointsOf<typeof clientNames, typeof clientSchemas.calls>>(clientNames);
