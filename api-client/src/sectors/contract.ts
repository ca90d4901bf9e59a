import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { sectorSchemas } from './schemas';

export const sectorNames = {
  collection: 'sectors',
  path: '/sectors',
  item: 'sector',
  items: 'sectors',
  listShape: 'array',
  alsoChanges: ['subsectors', 'products'],
  operations: { list: 'fetchSectors', create: 'AddSector', update: 'EditSector', delete: 'DeleteSector' },
} as const satisfies ContentTypeApi;

export const { fetchSectors, AddSector, EditSector, DeleteSector } =
  contentContract<typeof sectorSchemas>()(sectorNames);
