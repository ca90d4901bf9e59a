import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { sectorSchemas } from './schemas';

export const sectorApi = {
  collection: 'sectors',
  path: '/sectors',
  item: 'sector',
  items: 'sectors',
  listShape: 'array',
  alsoChanges: ['subsectors', 'products'],
  operations: {
    list: 'fetchSectors',
    one: 'fetchSector',
    create: 'AddSector',
    update: 'EditSector',
    delete: 'DeleteSector',
  },
} as const satisfies ContentTypeApi;

export const { fetchSectors, fetchSector, AddSector, EditSector, DeleteSector } =
  contentContract<typeof sectorSchemas>()(sectorApi);
