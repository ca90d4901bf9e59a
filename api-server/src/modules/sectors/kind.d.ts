import type { Sector } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { sectors } from '../../database/schema';
import { type SectorRow } from './repository';
export declare const sectorKind: ContentKind<typeof sectors, SectorRow, Sector>;
