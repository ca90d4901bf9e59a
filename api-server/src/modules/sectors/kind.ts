import type { Sector } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { sectors } from '../../database/schema';
import { toSector, type SectorRow } from './repository';

export const sectorKind: ContentKind<typeof sectors, SectorRow, Sector> = {
  collection: 'sectors',
  what: 'Sector',
  table: sectors,
  entityOf: toSector,
  titleOf: ({ name }) => name,
};
