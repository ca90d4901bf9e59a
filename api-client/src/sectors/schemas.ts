import type * as z from 'zod';
import { chartsOf } from '../charts/item-charts';
import { schemasOf } from '../content-type/schemas-of';
import { sectorDefinition } from './definition';

export const sectorSchemas = schemasOf(sectorDefinition, { charts: chartsOf('A sector') });
export type Sector = z.output<typeof sectorSchemas.entity>;
export type Accent = Sector['accent'];
export type SectorBody = z.input<typeof sectorSchemas.body>;
export type SectorUpdate = z.input<typeof sectorSchemas.update>;
