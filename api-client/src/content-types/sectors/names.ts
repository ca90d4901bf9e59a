import type { ContentNames } from '../content-type';

export const sectorNames = {
  collection: 'sectors',
  path: '/sectors',
  item: 'sector',
  items: 'sectors',
  listShape: 'array',
  operations: { list: 'fetchSectors', create: 'AddSector', update: 'EditSector', delete: 'DeleteSector' },
} as const satisfies ContentNames;
