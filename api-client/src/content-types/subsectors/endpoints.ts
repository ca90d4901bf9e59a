import type { subsectorSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { subsectorNames } from './names';

export const { fetchSubsectors, fetchSubsector, AddSubsector, EditSubsector, DeleteSubsector } =
  endpointsOf<EndpointsOf<typeof subsectorNames, typeof subsectorSchemas.calls>>(subsectorNames);
