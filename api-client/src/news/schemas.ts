import type * as z from 'zod';
import { schemasOf } from '../content-type/schemas-of';
import { newsDefinition } from './definition';

export const newsSchemas = schemasOf(newsDefinition);
export type NewsItem = z.output<typeof newsSchemas.entity>;
export type NewsItemBody = z.input<typeof newsSchemas.body>;
export type NewsItemUpdate = z.input<typeof newsSchemas.update>;
