import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { BodyOf, EntityOf, SchemasOf, UpdateOf } from '../content-type/schemas-of';
import type { sectorDefinition } from './definition';

export const sectorApi = {
  collection: 'sectors',
  path: '/sectors',
  item: 'sector',
  items: 'sectors',
  listShape: 'array',
  alsoChanges: ['subsectors', 'products'],
  operations: { list: 'fetchSectors', create: 'AddSector', update: 'EditSector', delete: 'DeleteSector' },
} as const satisfies ContentTypeApi;

export const { fetchSectors, AddSector, EditSector, DeleteSector } =
  contentContract<SchemasOf<typeof sectorDefinition>>()(sectorApi);

export type Sector = EntityOf<typeof sectorDefinition>;
export type Accent = Sector['accent'];
export type SectorBody = BodyOf<typeof sectorDefinition>;
export type SectorUpdate = UpdateOf<typeof sectorDefinition>;
