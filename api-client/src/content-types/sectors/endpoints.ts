import type { sectorSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { sectorNames } from './names';

export const { fetchSectors, AddSector, EditSector, DeleteSector } =
  endpointsOf<EndpointsOf<typeof sectorNames, typeof sectorSchemas.calls>>(sectorNames);
