import type * as z from 'zod';
import { schemasOf } from '../content-type/schemas-of';
import { clientDefinition } from './definition';

export const clientSchemas = schemasOf(clientDefinition);
export type Client = z.output<typeof clientSchemas.entity>;
export type ClientBody = z.input<typeof clientSchemas.body>;
export type ClientUpdate = z.input<typeof clientSchemas.update>;
