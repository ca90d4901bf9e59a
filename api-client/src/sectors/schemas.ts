import * as z from 'zod';
import { chartBodySchema, chartDraftSchema, chartSchema } from '../charts/schemas';
import { schemasOf } from '../content-type/schemas-of';
import { sectorDefinition } from './definition';

const atMostOne = <Chart extends z.ZodType>(chart: Chart) =>
  z.array(chart, { error: 'Chart must be a list' }).max(1, 'A sector has at most one chart');

export const sectorSchemas = schemasOf(sectorDefinition, {
  charts: {
    read: z.array(chartSchema),
    written: atMostOne(chartBodySchema),
    draft: atMostOne(chartDraftSchema),
  },
});
export type Sector = z.output<typeof sectorSchemas.entity>;
export type Accent = Sector['accent'];
export type SectorBody = z.input<typeof sectorSchemas.body>;
export type SectorUpdate = z.input<typeof sectorSchemas.update>;
