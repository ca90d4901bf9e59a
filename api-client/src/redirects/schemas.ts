import type * as z from 'zod';
import { schemasOf } from '../content-type/schemas-of';
import { redirectDefinition } from './definition';

export const redirectSchemas = schemasOf(redirectDefinition);
export type Redirect = z.output<typeof redirectSchemas.entity>;
