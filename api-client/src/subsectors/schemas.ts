import type * as z from 'zod';
import { schemasOf } from '../content-type/schemas-of';
import { subsectorDefinition } from './definition';

export const subsectorSchemas = schemasOf(subsectorDefinition);
export type Subsector = z.output<typeof subsectorSchemas.entity>;
export type SubsectorBody = z.input<typeof subsectorSchemas.body>;
export type SubsectorUpdate = z.input<typeof subsectorSchemas.update>;
